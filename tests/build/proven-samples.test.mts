import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROVEN_FILE } from '@rslib-docs/samples/runner/proven';
import { PagesCopy } from '../lib/pages-copy.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = 'docs/config/lib/bundle.mdx';

let copy: PagesCopy;
beforeEach(async () => {
  copy = await PagesCopy.create();
  await fs.cp(path.join(ROOT, PROVEN_FILE), path.join(copy.dir, PROVEN_FILE));
});
afterEach(() => copy.remove());

it('a page that is proven is not run, and a listing that somebody changes is', async () => {
  const before = await copy.check('samples', '--filter', PAGE);
  expect(before.code).toBe(0);
  // Most of them: some may be tried again today.
  expect(before.proven).toBeGreaterThan(3);
  const line = await copy.replace(
    PAGE,
    '```text title="dist" sample="exclude"\nindex.js',
    '```text title="dist" sample="exclude"\nmain.js',
  );
  const { code, findings } = await copy.check('samples', '--filter', PAGE);
  expect(code).toBe(1);
  expect(findings).toMatchObject([
    { file: PAGE, line, message: expect.stringContaining('the listing of dist differs') },
  ]);
});
