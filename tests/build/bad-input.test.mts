import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFaults } from '../lib/bad-input.mts';
import { FixtureSite, pageSource } from '../lib/fixture-site.mts';

/** A page may hold no code of its own that throws; a component may. */
const THROWER = 'export function Thrower({ title }) {\n  throw new Error(title);\n}\n';
const THROWS = (title: string): string =>
  `import { Thrower } from '@site/src/Thrower';\n\n<Thrower title="${title}" />`;

const siteOf = testFaults([
  {
    name: 'two pages at one address @F118',
    files: {
      'docs/a/one.mdx': pageSource('One', ['slug: /same']),
      'docs/b/two.mdx': pageSource('Two', ['slug: /same']),
    },
    says: ['docs/a/one.mdx', 'docs/b/two.mdx', '/same', 'Rename'],
  },
  {
    name: 'two addresses that differ in letter case only @F118',
    files: {
      'docs/a/one.mdx': pageSource('One', ['slug: /Same']),
      'docs/b/two.mdx': pageSource('Two', ['slug: /same']),
    },
    says: ['docs/a/one.mdx', 'docs/b/two.mdx', 'Rename'],
  },
  // What else can be wrong with front matter is in the tests of its parser.
  {
    name: 'front matter that is a program @F115',
    files: { 'docs/a.mdx': '---js\n(process.exit(7), { title: "A" })\n---\n\nText.\n' },
    says: ['docs/a.mdx: line 1: the front matter is YAML', 'Remove what follows'],
  },
  {
    name: 'a file that is not UTF-8 @F124',
    files: { 'docs/a.mdx': new Uint8Array([...Buffer.from(pageSource('A')), 0xff, 0xfe, 0x41]) },
    says: ['docs/a.mdx', 'UTF-8'],
  },
  {
    name: 'broken MDX @F121',
    files: { 'docs/a.mdx': `${pageSource('A')}\n<Broken {\n` },
    says: [/docs\/a\.mdx:\d+:\d+: /, 'Correct the MDX'],
  },
  {
    name: 'pages that throw while they are rendered, each named with its reason @F121',
    files: {
      'src/Thrower.tsx': THROWER,
      'docs/a.mdx': `${pageSource('A')}\n${THROWS('undefined name')}\n`,
      'docs/b.mdx': `${pageSource('B')}\n${THROWS('on purpose')}\n`,
    },
    says: [
      /docs\/a\.mdx \(\/a\): [^.]*\. Error: undefined name/,
      'docs/b.mdx (/b)',
      'Error: on purpose',
    ],
  },
  {
    name: 'an unknown author of a post @F126',
    files: {
      'blog/2025-01-31-b.mdx': pageSource('B', ['date: 2025-01-31', 'authors: [nobody]']),
    },
    says: ['blog/2025-01-31-b.mdx: the author "nobody"', 'blog/authors.yml'],
  },
  {
    name: 'pages that cannot be compiled, each of them @F120 @F122 @F243 @F244',
    isInBoth: true,
    files: {
      'docs/a.mdx': `${pageSource('A')}\n\`\`\`typoscript\nx\n\`\`\`\n`,
      'docs/b.mdx': `${pageSource('B')}\n[x](javascript:alert)\n`,
      'docs/c.mdx': `${pageSource('C')}\n![x](./nope.png)\n`,
      'docs/d.mdx': `${pageSource('D')}\n\`\`\`ts twoslash\nlet a = b;\n\`\`\`\n`,
      'docs/e.mdx': `${pageSource('E')}\n![x](https://x.example/a.png)\n`,
      'docs/f.mdx': `${pageSource('F')}\n:::note\n[x](/zh/)\n:::\n`,
      'docs/g.mdx': `${pageSource('G')}\n<Nope />\n`,
      'docs/h.mdx': `${pageSource('H')}\n{/* a */ process.env.HOME /* b */}\n`,
      'docs/shared/i.mdx': 'export const a = 1;\n',
      'docs/i.mdx': `${pageSource('I')}\nimport Part from './shared/i.mdx';\n\n<Part />\n`,
      // In both languages: the file that is to be mended is the original.
      'docs/k.mdx': `${pageSource('K')}\n:::not\nText.\n:::\n`,
      'i18n/zh/docusaurus-plugin-content-docs/current/k.mdx': `${pageSource('K')}\n:::not\nText.\n:::\n`,
    },
    says: [
      'docs/a.mdx:12:1: unknown code language "typoscript". Use one of',
      /docs\/b\.mdx:12:1: .*begins with javascript:.*Use http/,
      /\.\/nope\.png.*docs\/c\.mdx" \(12:1\)/,
      "docs/d.mdx:13:1: TS2304: Cannot find name 'b'",
      /docs\/e\.mdx:12:1: the image .* is external/,
      'docs/f.mdx:13:1: "/zh/" is a page of this site',
      'docs/g.mdx:12:1: <Nope> is not a component of this site',
      'docs/h.mdx:12:1: {/* a */ process.env.HOME /* b */} is code',
      'docs/shared/i.mdx:1:1: content may import',
      'docs/k.mdx:12:1: Unknown admonition ":::not"',
    ],
  },
  {
    name: 'broken links, of a page and of the top bar, each where it is written @F120',
    files: {
      'docs/a.mdx': `${pageSource('A')}\n[x](/nope)\n`,
    },
    replace: ['src/site/navbar.ts', "link: '/config/'", "link: '/no-config/'"],
    says: [
      'docs/a.mdx (/a): the link /nope leads nowhere',
      'src/site/navbar.ts: "Config" links to /no-config/, which does not exist',
    ],
  },
  {
    name: 'a broken fragment @F120',
    files: { 'docs/a.mdx': `${pageSource('A')}\n[x](#nope)\n` },
    says: ['docs/a.mdx (/a): the link #nope leads nowhere'],
  },
  {
    name: 'an entry for a moved page that leads nowhere @F240',
    replace: [
      'src/site/redirects.ts',
      'readonly Redirect[] = []',
      "readonly Redirect[] = [{ from: '/old', to: '/guide/basic/cli#nope' }]",
    ],
    says: ["redirects.ts: { from: '/old', to: '/guide/basic/cli#nope' }", 'no section "nope"'],
  },
]);

it('a symbolic link among the inputs is named, and nothing is published', async () => {
  const site = siteOf();
  const link = path.join(site.dir, 'static/leak.txt');
  await fs.symlink('/etc/hostname', link);
  const { code, output } = await site.build();
  await fs.rm(link);
  expect(code).toBe(1);
  expect(output).toMatch(/static\/leak\.txt is not a plain file or folder\. .*put a copy/);
  await expect(site.read('build/leak.txt')).rejects.toThrow('ENOENT');
});

it('a folder in which the bundler cannot work is named in one line', async () => {
  const site = await FixtureSite.create({ name: 'c#-' });
  for (const script of ['tools/build/build.mts', 'tools/dev/start.mts']) {
    const { code, output } = await site.run(['--import=tsx', script]);
    expect(code, output).toBe(1);
    expect(output).toMatch(/The project lies in .*c#-.*Rename that folder/);
  }
  await site.remove();
});
