import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSmallSites } from './small-sites.mts';

const FILES = {
  'packages/kit/package.json': '{ "name": "kit" }',
  'packages/kit/x.mts': '',
  'packages/kit/dist/built.js': '',
  'src/a.ts': '',
  'src/a.test.ts': '',
  'tools/b.mts': '',
  'tools/search-eval/source-documents.mts': 'export {};\n',
  'static/c.svg': '',
  'tests/lib/tsup-configs/d.ts': '',
  'docs/page.mdx': '',
  'blog/post.mdx': '',
  'i18n/zh/code.json': '{}',
  'i18n/zh/page.mdx': '',
  'docusaurus.config.ts': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'vitest.config.mts': '',
  '.gitignore': '',
  'tests/lib/shared-site/build.mts': '',
  'tests/build/one.test.mts': "import '../lib/one.mts';\n",
  'tests/build/pages.test.mts': "import '../../tools/search-eval/source-documents.mts';\n",
  'tests/lib/one.mts': 'export {};\n',
};
const TESTS = ['tests/build/one.test.mts', 'tests/build/pages.test.mts'];

let root: string;
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'small-sites-'));
  for (const [file, content] of Object.entries(FILES)) {
    await fs.mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await fs.writeFile(path.join(root, file), content);
  }
});
afterEach(() => fs.rm(root, { recursive: true }));

/** The test files whose hash is another one when a file has changed. */
async function dependOn(file: string): Promise<string[]> {
  const before = await hashSmallSites(root, TESTS, 'a browser');
  await fs.appendFile(path.join(root, file), '\n');
  const after = await hashSmallSites(root, TESTS, 'a browser');
  return TESTS.filter((test) => before.get(test) !== after.get(test));
}

it.each([
  'src/a.ts',
  'tools/b.mts',
  'static/c.svg',
  'tests/lib/tsup-configs/d.ts',
  'i18n/zh/code.json',
  'docusaurus.config.ts',
  'package-lock.json',
  'packages/kit/x.mts',
  '.gitignore',
  'vitest.config.mts',
  'tests/lib/shared-site/build.mts',
])('all tests of small sites depend on %s', async (file) => {
  expect(await dependOn(file)).toEqual(TESTS);
});

it.each(['docs/page.mdx', 'blog/post.mdx', 'i18n/zh/page.mdx'])(
  'only those that read pages depend on %s',
  async (file) => {
    expect(await dependOn(file)).toEqual(['tests/build/pages.test.mts']);
  },
);

it('a test depends on its own code, and on no test of others', async () => {
  expect(await dependOn('tests/lib/one.mts')).toEqual(['tests/build/one.test.mts']);
  expect(await dependOn('src/a.test.ts')).toEqual([]);
});

it('all depend on the browser', async () => {
  const [one, other] = [
    await hashSmallSites(root, TESTS, '1'),
    await hashSmallSites(root, TESTS, '2'),
  ];
  for (const test of TESTS) expect(one.get(test)).not.toBe(other.get(test));
});

it('what a package has built, which may be there or not, is no part of it', async () => {
  expect(await dependOn('packages/kit/dist/built.js')).toEqual([]);
});
