import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { acceptAll } from '@rslib-docs/translations/cli/accept';
import { collectStatus } from '@rslib-docs/translations/cli/status';
import { findMentions, planMove, type Move } from './move-page.mts';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const { dir, write, read, clear } = tempFolder();
const HEAD = '---\ntitle: T\ndescription: D\n---\n\n';
const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, stdio: 'pipe' });
const page = (name: string, text: string) => {
  write(`docs/${name}.mdx`, HEAD + text);
  write(`${ZH}/${name}.mdx`, HEAD + text.replaceAll('Text', '文字'));
};
const MOVE: Move = { from: 'guide/a/old', to: 'guide/b/new', isRemoval: false };

beforeEach(async () => {
  clear();
  git('init', '--quiet');
  write('.prettierrc', 'singleQuote: true');
  page('index', 'Text [x](./guide/a/old.mdx#one) and [y](/guide/a/old#one).\n');
  page(
    'guide/a/old',
    'Text [x](./other.mdx).\n\n## One {/* #one */}\n\n[y](#one) [z](../b/c.mdx)\n',
  );
  page('guide/a/other', 'Text [x](old.mdx).\n\n```md\n[x](old.mdx)\n```\n');
  page('guide/b/c', 'Text <a href="/guide/a/old">x</a>, /guide/a/older.\n');
  write('blog/post.mdx', `${HEAD}https://x.dev/zh/guide/a/old#one, [x](../docs/guide/a/old.mdx)\n`);
  write(
    'sidebars.ts',
    "export default {\n  a: ['guide/a/old', 'guide/a/other'],\n  b: ['guide/b/c'],\n};\n",
  );
  write('src/site/footer.ts', "export const to = '/guide/a/old#one';\n");
  write(
    'src/site/redirects.ts',
    "export const REDIRECTS: readonly Redirect[] = [\n  { from: '/first', to: '/guide/a/old' },\n];\n",
  );
  write('tools/check/published.json', '{ "/": { "/": [], "/guide/a/old": ["one"] } }\n');
  git('add', '.');
  await acceptAll(dir);
});

const kinds = async () =>
  (await collectStatus(dir)).findings.map(({ kind, file }) => `${kind} ${file}`).sort();

describe('a move', () => {
  it('changes links, sidebar, redirect and records, and leaves the translation accepted', async () => {
    const before = await kinds();
    const files = await planMove(dir, MOVE);
    expect(read('docs/guide/a/old.mdx')).toContain('Text');
    writeFiles(dir, files);
    for (const [folder, text] of [
      ['docs', 'Text'],
      [ZH, '文字'],
    ] as const) {
      expect(read(`${folder}/index.mdx`)).toContain(
        `${text} [x](./guide/b/new.mdx#one) and [y](/guide/b/new#one).`,
      );
      expect(read(`${folder}/guide/b/new.mdx`)).toContain('[x](../a/other.mdx)');
      expect(read(`${folder}/guide/b/new.mdx`)).toContain('[y](#one) [z](../b/c.mdx)');
      expect(read(`${folder}/guide/a/other.mdx`)).toMatch(
        /\(\.\.\/b\/new\.mdx\)\.[^]*\[x\]\(old\.mdx\)/,
      );
      expect(read(`${folder}/guide/b/c.mdx`)).toContain(
        'href="/guide/b/new">x</a>, /guide/a/older.',
      );
    }
    expect(read('blog/post.mdx')).toContain(
      'https://x.dev/zh/guide/b/new#one, [x](../docs/guide/b/new.mdx)',
    );
    expect(read('sidebars.ts')).toMatch(
      /a: \['guide\/a\/other'\],\s+b: \['guide\/b\/c', 'guide\/b\/new'\]/,
    );
    expect(read('src/site/footer.ts')).toContain("'/guide/b/new#one'");
    expect(read('src/site/redirects.ts')).toContain(
      "  { from: '/first', to: '/guide/b/new' },\n  { from: '/guide/a/old', to: '/guide/b/new' },\n];",
    );
    expect(JSON.parse(read('tools/check/published.json'))).toEqual({
      '/': { '/': [], '/guide/a/old': ['one'], '/guide/b/new': ['one'] },
    });
    expect(await kinds()).toEqual(before);
    expect(await planMove(dir, MOVE)).toEqual(new Map());
  });

  it('leaves what was released as it is', async () => {
    const released = ['versioned_docs/version-1.0', ZH.replace('current', 'version-1.0')];
    write('versions.json', '["1.0"]');
    for (const folder of released) write(`${folder}/index.mdx`, `${HEAD}See \`guide/a/old\`.\n`);
    const files = [...(await planMove(dir, MOVE)).keys()];
    expect(files).toContain('docs/guide/b/new.mdx');
    expect(files.filter((file) => file.includes('version-1.0'))).toEqual([]);
  });

  it.each([1, 8])('is completed where it was cut short after %i files', async (count) => {
    const files = [...(await planMove(dir, MOVE))];
    writeFiles(dir, new Map(files.filter(([, text]) => text !== null).slice(0, count)));
    writeFiles(dir, await planMove(dir, MOVE));
    for (const [file, text] of files) if (text !== null) expect(read(file), file).toBe(text);
    expect(await planMove(dir, MOVE)).toEqual(new Map());
  });

  it('moves back, without a redirect that leads in a circle', async () => {
    writeFiles(dir, await planMove(dir, MOVE));
    writeFiles(dir, await planMove(dir, { from: MOVE.to, to: MOVE.from, isRemoval: false }));
    expect(read('docs/guide/a/old.mdx')).toMatch(
      /\[x\]\(\.\.\/a\/other\.mdx\)[^]*\[z\]\(\.\.\/b\/c\.mdx\)/,
    );
    expect(read('src/site/redirects.ts')).toContain(
      "  { from: '/first', to: '/guide/a/old' },\n  { from: '/guide/b/new', to: '/guide/a/old' },\n];",
    );
  });

  it('overwrites no page and knows when there is none', async () => {
    await expect(planMove(dir, { ...MOVE, to: 'guide/b/c' })).rejects.toThrow('c.mdx exists.');
    await expect(planMove(dir, { ...MOVE, from: 'nope' })).rejects.toThrow('There is no page');
  });
});

describe('a removal', () => {
  it('leads readers and links to the other page, and names the code that names it', async () => {
    const removal = { from: 'guide/a/old', to: 'guide/b/c', isRemoval: true };
    const footer = "src/site/footer.ts:1: export const to = '/guide/a/old#one';";
    expect(findMentions(dir, removal)).toEqual([footer]);
    writeFiles(dir, await planMove(dir, removal));
    expect(findMentions(dir, removal)).toEqual([footer]);
    expect(read('docs/index.mdx')).toContain('[x](./guide/b/c.mdx) and [y](/guide/b/c).');
    expect(() => read(`${ZH}/guide/a/old.mdx`)).toThrow('ENOENT');
    expect(read('sidebars.ts')).toContain("a: ['guide/a/other'],");
    expect(read('src/site/redirects.ts')).toContain("{ from: '/guide/a/old', to: '/guide/b/c' }");
    expect(read('src/site/footer.ts')).toContain('/guide/a/old#one');
    expect(read('i18n/zh/translation.lock.json')).not.toContain('guide/a/old');
  });
});
