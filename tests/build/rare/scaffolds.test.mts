import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFrontMatterParser } from '../../../src/plugins/front-matter/parse';
import { readSections } from '@rslib-docs/translations/core/sections';
import { collectStatus } from '@rslib-docs/translations/cli/collect';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIED = [
  'docs',
  'blog',
  'i18n',
  'packages',
  'src',
  'tools',
  'bench',
  'tests/lib',
  'tests/house-rules',
  'sidebars.ts',
];
const CONFIGS = [
  'package.json',
  'docusaurus.config.ts',
  'tsconfig.json',
  'eslint.config.mjs',
  'stylelint.config.mjs',
  'vitest.config.mts',
  '.prettierrc.json',
];
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const CREATED = new Set([
  'blog/2026-01-31-news.mdx',
  'docs/config/lib/tree-shake.mdx',
  'docs/guide/basic/tree-shaking.mdx',
]);

const WORDS = ['--keywords', "dead, unused, isn't used", '--keywords-zh', '死代码，无用，未用'];
const TEXTS = [
  '--description',
  "Keep what isn't used out.",
  '--description-zh',
  '移除未使用的代码。',
  ...WORDS,
];
const TITLES = ['--title', 'Tree shaking', '--title-zh', '摇树优化'];
const PAGE = ['page', '--path', 'guide/basic/tree-shaking', ...TITLES, ...TEXTS];
const OPTION = ['option', '--name', 'treeShake', '--type', "boolean | 'auto'", ...TEXTS];
const POST = ['post', '--slug', 'news', '--date', '2026-01-31', ...TITLES, ...TEXTS];
const LINK_TEXTS = ['--text', "Don't lose & copy", '--text-zh', '复制链接'];
const FEATURE = ['feature', '--name', 'copy-link', ...LINK_TEXTS];

let dir: string;
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'new-'));
  for (const name of [...COPIED, ...CONFIGS]) {
    await fs.cp(path.join(ROOT, name), path.join(dir, name), { recursive: true });
  }
  await fs.symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
});
afterAll(() => fs.rm(dir, { recursive: true }));

function node(...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined };
  return spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8', env });
}
const run = (args: readonly string[]) => node('--import=tsx', 'tools/new/cli.mts', ...args);
const read = (file: string) => fs.readFile(path.join(dir, file), 'utf8');

async function parseFrontMatter(file: string) {
  const parser = createFrontMatterParser(dir, (message) => expect.fail(message));
  return parser({ filePath: path.join(dir, file), fileContent: await read(file) });
}

describe('wrong usage @F262', () => {
  it.each([
    [[], 'Say what to create'],
    [['poster'], 'no kind "poster"'],
    [['page'], 'Missing: --path'],
    [['page', '--nope'], '--nope'],
    [['feature', '--name', 'CopyLink', ...FEATURE.slice(3)], 'lower-case'],
    [['feature', '--name', '../x', ...FEATURE.slice(3)], 'lower-case'],
    [['page', '--path', '../../x', ...TITLES, ...TEXTS], 'lower-case'],
    [['page', '--path', '../../x/index', ...TITLES, ...TEXTS], 'lower-case'],
    [['post', '--slug', 'x', '--date', '2026-02-31', ...TITLES, ...TEXTS], 'no date'],
    [[...PAGE, '--keywords', 'dead code, Dead code, unused'], 'twice'],
    [['option', '--name', 'tree-shake', ...OPTION.slice(3)], 'as in the configuration'],
    [[...FEATURE.slice(0, 6), 'Copy'], 'in Chinese'],
  ])('%j', (args, reason) => {
    const { status, stderr, stdout } = run(args);
    expect(status, stderr).toBe(2);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('Usage: npm run site -- new');
    expect(stdout).toBe('');
  });
});

it('--dry-run writes nothing', async () => {
  const { status, stdout } = run([...PAGE, '--dry-run']);
  expect(status).toBe(0);
  expect(stdout).toContain('Would create docs/guide/basic/tree-shaking.mdx');
  await expect(read('docs/guide/basic/tree-shaking.mdx')).rejects.toThrow('ENOENT');
  expect(await read('sidebars.ts')).not.toContain('tree-shaking');
});

it('names the groups that exist', () => {
  const { status, stderr } = run([...PAGE, '--group', 'nope']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/no group "nope"\. Use one of guide-start, /);
});

describe('creates', () => {
  beforeAll(() => {
    for (const args of [PAGE, OPTION, POST, FEATURE]) {
      const { status, stderr } = run(args);
      expect(status, stderr).toBe(0);
    }
  });

  const PAGES: [string, string, string][] = [
    ['docs/guide/basic/tree-shaking.mdx', `${ZH}/guide/basic/tree-shaking.mdx`, '摇树优化'],
    ['docs/config/lib/tree-shake.mdx', `${ZH}/config/lib/tree-shake.mdx`, 'lib.treeShake'],
    [
      'blog/2026-01-31-news.mdx',
      'i18n/zh/docusaurus-plugin-content-blog/2026-01-31-news.mdx',
      '摇树优化',
    ],
  ];
  it.each(PAGES)(
    '%s and its counterpart, as the schema of front matter wants them',
    async (en, zh, title) => {
      for (const file of [en, zh]) {
        await parseFrontMatter(file);
        expect((await readSections(await read(file))).headingsWithoutId).toEqual([]);
      }
      const { frontMatter } = await parseFrontMatter(zh);
      expect(frontMatter.title).toBe(title);
      expect(frontMatter.description).toBe('移除未使用的代码。');
    },
  );

  it('the facts of an option', async () => {
    const { frontMatter } = await parseFrontMatter('docs/config/lib/tree-shake.mdx');
    expect(frontMatter).toMatchObject({
      option: 'treeShake',
      type: "boolean | 'auto'",
      default: 'undefined',
      topLevel: false,
    });
  });

  it('entries of the sidebar, beside their neighbours', async () => {
    const sidebars = await read('sidebars.ts');
    // Last of their groups: a neighbour before each, the end of the list after it.
    expect(sidebars).toMatch(/'guide\/basic\/[\w-]+',\n {8}'guide\/basic\/tree-shaking',\n {6}\]/);
    expect(sidebars).toMatch(/'config\/lib\/[\w-]+',\n {8}'config\/lib\/tree-shake',\n {6}\]/);
  });

  it('addresses that are known from now on, as the rules about pages want them', () => {
    for (const args of [
      ['--import=tsx', 'tools/addresses/addresses.mts'],
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'house-rules/pages'],
    ]) {
      const { status, stdout, stderr } = node(...args);
      expect(status, stdout + stderr).toBe(0);
    }
  });

  it('a sample of an option whose types are checked', async () => {
    expect(await read('docs/config/lib/tree-shake.mdx')).toMatch(/```ts title="[^"]+" check\n/);
  });

  it('counterparts that nobody has accepted: every section is still to be translated', async () => {
    const { pages } = await collectStatus(dir);
    const created = pages.filter(({ pair }) => CREATED.has(pair.page));
    expect(created).toHaveLength(CREATED.size);
    for (const { findings } of created) {
      expect(findings.length).toBeGreaterThan(0);
      expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['unaccepted']));
    }
  });

  it('what linters and Prettier accept, with a test that passes and can fail', async () => {
    const feature = 'src/features/copy-link';
    const files = PAGES.flatMap(([en, zh]) => [en, zh]);
    const prettier = ['--check', ...files, feature, 'sidebars.ts', 'i18n/zh/code.json'];
    const checks = [
      node('node_modules/prettier/bin/prettier.cjs', ...prettier),
      node('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
      node('node_modules/eslint/bin/eslint.js', feature),
      node('node_modules/stylelint/bin/stylelint.mjs', `${feature}/*.css`),
      node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', feature),
      node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'ui-strings'),
    ];
    for (const { status, stdout, stderr } of checks) expect(status, stdout + stderr).toBe(0);
    const code = await read(`${feature}/CopyLink.tsx`);
    await fs.writeFile(path.join(dir, feature, 'CopyLink.tsx'), code.replace('lose', 'keep'));
    const rerun = node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', feature);
    expect(rerun.status).not.toBe(0);
  });

  it('nothing twice @F262', async () => {
    const before = await read('docs/guide/basic/tree-shaking.mdx');
    const again = run(PAGE);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('docs/guide/basic/tree-shaking.mdx');
    expect(again.stderr).toContain('nothing was written');
    expect(await read('docs/guide/basic/tree-shaking.mdx')).toBe(before);
  });
});
