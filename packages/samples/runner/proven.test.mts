import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { readFences } from './fences.mts';
import { toolVersions } from './packages.mts';
import { planPages } from './plan.mts';
import { PROVEN_FILE, proofOf, readProven, writeProven } from './proven.mts';

const PAGE = `Text.

\`\`\`ts title="rslib.config.ts" sample="one"
export default { lib: [{ format: 'esm' }] };
\`\`\`

\`\`\`bash sample="one"
npx rslib --format cjs
\`\`\`

\`\`\`text title="dist" sample="one"
index.js
\`\`\`
`;

async function prove(source: string, packages = '@rslib/core@1.0.1'): Promise<string> {
  const fences = await readFences('docs/page.mdx', source);
  const { projects } = planPages([{ name: 'page', file: 'docs/page.mdx', fences }]);
  return proofOf(projects[0]!, packages);
}

describe('a proof', () => {
  it('names the Rspack that Rsbuild builds with, not that of Docusaurus', async () => {
    const versions = await toolVersions(path.resolve(import.meta.dirname, '../../..'));
    expect(versions).toContain(`@rspack/core@${rspack.rspackVersion}`);
  });

  it.each([
    ['the listing', 'index.js', 'main.js'],
    ['what the listing is of', 'title="dist"', 'title="dist/index.js"'],
    ['a file', "'esm'", "'cjs'"],
    ['the name of a file', 'rslib.config.ts', 'rslib.config.mts'],
    ['a command', '--format cjs', '--format esm'],
    ['that it must fail', 'ts" sample="one"', 'ts" sample="one" fails="no"'],
  ])('is another when %s is', async (_, from, to) => {
    expect(PAGE).toContain(from);
    expect(await prove(PAGE.replace(from, to))).not.toBe(await prove(PAGE));
  });

  it('is another when the message of its failure is, or the packages, and not when the text around it is', async () => {
    const failing = (message: string) =>
      PAGE.replace('ts" sample="one"', `ts" sample="one" fails="${message}"`);
    expect(await prove(failing('no'))).not.toBe(await prove(failing('never')));
    expect(await prove(PAGE, '@rslib/core@1.0.2')).not.toBe(await prove(PAGE));
    expect(await prove(`More.\n\n${PAGE}`)).toBe(await prove(PAGE));
  });
});

it('proofs are kept sorted, once each; a file that is none of ours is said to be wrong', async () => {
  const { dir: root, read, write } = tempFolder();
  expect(await readProven(root)).toEqual(new Set());
  writeProven(root, ['b', 'a', 'b']);
  expect(JSON.parse(read(PROVEN_FILE))).toEqual(['a', 'b']);
  expect(await readProven(root)).toEqual(new Set(['a', 'b']));
  for (const wrong of ['', '{}', '[1]', '["a"', '<<<<<<<']) {
    write(PROVEN_FILE, wrong);
    await expect(readProven(root)).rejects.toThrow(/npm run site -- prove samples --all/);
  }
});
