import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { readCode } from './code-hash.mts';

/** What every small site is made of, beside the test that builds it: no page of this site. */
const FOLDERS = ['packages', 'src', 'tools', 'static', 'tests/lib/tsup-configs'];
const FILES = ['docusaurus.config.ts', 'package.json', 'tsconfig.json', '.gitignore'];
const TEXTS = 'i18n/zh';
/** What runs before all tests, and how. */
const SETUP = ['vitest.config.mts', 'tests/lib/shared-site/build.mts'];
/** Code of tests that reads the pages of this site, and where these are. */
const READERS = ['tests/lib/pages-copy.mts', 'tools/search-eval/source-documents.mts'];
const PAGES = ['docs', 'blog', 'i18n'];
/** Tests and words, what npm installs, and what packages build: git ignores the last two. */
const UNUSED = /(?:\.test\.m?tsx?|\.md)$|(?:^|\/)node_modules\/|^packages\/[^/]+\/dist\//;

/**
 * For each test file, a hash of all that its tests depend on: its own code and that of the site.
 *
 * @param tests from `root`, as the keys are.
 * @param browser with which some of them visit what they have built.
 */
export async function hashSmallSites(
  root: string,
  tests: readonly string[],
  browser: string,
): Promise<Map<string, string>> {
  const hashOf = async (folders: readonly string[], ending = '', files: readonly string[] = []) => {
    const hash = createHash('sha256');
    const lists = folders.map(async (folder) =>
      (await listFiles(path.join(root, folder), ending)).map((file) => `${folder}/${file}`),
    );
    for (const file of [...(await Promise.all(lists)).flat(), ...files])
      if (!UNUSED.test(file)) hash.update(file).update(await fs.readFile(path.join(root, file)));
    return hash.digest('hex');
  };
  const site = `${await hashOf(FOLDERS, '', FILES)} ${await hashOf([TEXTS], '.json')}`;
  const setup = await Promise.all(SETUP.map((file) => readCode(root, file)));
  const pages = await hashOf(PAGES);
  const always = [site, browser, ...setup.map(({ hash }) => hash)];
  const codes = tests.map(async (test) => {
    const { hash, files } = await readCode(root, test);
    const readsPages = READERS.some((reader) => files.includes(reader));
    return [test, [...always, hash, ...(readsPages ? [pages] : [])].join(' ')] as const;
  });
  return new Map(await Promise.all(codes));
}
