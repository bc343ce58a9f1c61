import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPages } from '@rslib-docs/samples/runner/fences';
import { describePackages } from '@rslib-docs/samples/runner/packages';
import { planPages } from '@rslib-docs/samples/runner/plan';
import { proofOf, writeProven } from '@rslib-docs/samples/runner/proven';
import { PagesCopy } from '../lib/pages-copy.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = 'docs/page.mdx';
/** Its listing is wrong, so that a build of it would be seen. */
const SOURCE = `---
title: Page
---

\`\`\`ts title="src/index.ts" sample="one"
export const one = 1;
\`\`\`

\`\`\`text title="dist" sample="one"
main.js
\`\`\`
`;

let copy: PagesCopy;
beforeEach(async () => {
  copy = await PagesCopy.create([]);
  await fs.mkdir(path.join(copy.dir, 'docs'));
  await fs.writeFile(path.join(copy.dir, PAGE), SOURCE);
});
afterEach(() => copy.remove());

it('a page that is proven is not run, and a listing that somebody changes is', async () => {
  const { projects } = planPages(await readPages(copy.dir));
  const packages = await describePackages(ROOT);
  const proofs = projects.map((project) => proofOf(project, packages));
  writeProven(copy.dir, proofs);
  const before = await copy.check('samples', '--filter', PAGE);
  expect(before).toMatchObject({ code: 0, findings: [], proven: 1 });
  const line = await copy.replace(
    PAGE,
    '```text title="dist" sample="one"\nmain.js',
    '```text title="dist" sample="one"\nstart.js',
  );
  const { code, findings, proven } = await copy.check('samples', '--filter', PAGE);
  expect({ code, proven }).toEqual({ code: 1, proven: 0 });
  expect(findings).toMatchObject([
    { file: PAGE, line, message: expect.stringContaining('the listing of dist differs') },
  ]);
});
