import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureSite, pageSource } from '../lib/fixture-site.mts';

const MARK = 'build/last-good-build.txt';
let site: FixtureSite;

beforeAll(async () => {
  site = await FixtureSite.create();
  // By this page a build is known. That the site without a fault is built, the last test shows.
  await site.write('build/404.html', 'An earlier build');
  await site.write(MARK, 'untouched');
});
afterAll(() => site.remove());

interface Fault {
  name: string;
  files?: Record<string, string | Uint8Array>;
  replace?: [file: string, from: string, to: string];
  env?: Record<string, string>;
  /** Parts of the message: the file, the key and what to do. */
  says: (string | RegExp)[];
}

const FAULTS: Fault[] = [
  {
    name: 'two pages at one address',
    files: {
      'docs/a/one.mdx': pageSource('One', ['slug: /same']),
      'docs/b/two.mdx': pageSource('Two', ['slug: /same']),
    },
    says: ['docs/a/one.mdx', 'docs/b/two.mdx', '/same', 'Rename'],
  },
  {
    name: 'two addresses that differ in letter case only',
    files: {
      'docs/a/one.mdx': pageSource('One', ['slug: /Same']),
      'docs/b/two.mdx': pageSource('Two', ['slug: /same']),
    },
    says: ['docs/a/one.mdx', 'docs/b/two.mdx', 'Rename'],
  },
  {
    name: 'a slug outside the site',
    files: { 'docs/a.mdx': pageSource('A', ['slug: ../../escape']) },
    says: ['docs/a.mdx', 'slug', '../../escape', 'Use one such as'],
  },
  {
    name: 'a slug on another host',
    files: { 'docs/a.mdx': pageSource('A', ['slug: //evil.example/x']) },
    says: ['docs/a.mdx', 'slug', '//evil.example/x'],
  },
  {
    name: 'broken YAML',
    files: { 'docs/a.mdx': '---\ntitle: A\ndescription: [x\n---\n\nText.\n' },
    says: ['docs/a.mdx', /front matter on line \d/, 'Correct the YAML'],
  },
  {
    name: 'front matter that is never closed',
    files: { 'docs/a.mdx': '---\ntitle: A\n\nText.\n' },
    says: ['docs/a.mdx', 'never closed'],
  },
  {
    name: 'an unknown front matter key',
    files: { 'docs/a.mdx': pageSource('A', ['descripton: x']) },
    says: ['docs/a.mdx', 'unknown front matter key "descripton"', 'spelling'],
  },
  {
    name: 'a front matter value of the wrong type',
    files: { 'docs/a.mdx': pageSource('A', ['outline: maybe']) },
    says: ['docs/a.mdx', 'outline'],
  },
  {
    name: 'a missing description',
    files: { 'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n' },
    says: ['docs/a.mdx', 'description'],
  },
  {
    name: 'a file that is not UTF-8',
    files: { 'docs/a.mdx': new Uint8Array([...Buffer.from(pageSource('A')), 0xff, 0xfe, 0x41]) },
    says: ['docs/a.mdx', 'UTF-8'],
  },
  {
    name: 'broken MDX',
    files: { 'docs/a.mdx': `${pageSource('A')}\n<Broken {\n` },
    says: [/docs\/a\.mdx:\d+:\d+: /, 'Correct the MDX'],
  },
  {
    name: 'an unknown code language',
    files: { 'docs/a.mdx': `${pageSource('A')}\n\`\`\`typoscript\nx\n\`\`\`\n` },
    says: ['docs/a.mdx', 'unknown code language "typoscript"', 'Use one of'],
  },
  {
    name: 'a link that runs a script',
    files: { 'docs/a.mdx': `${pageSource('A')}\n[x](javascript:alert)\n` },
    says: [/docs\/a\.mdx:12:1/, 'begins with javascript:', 'Use http'],
  },
  {
    name: 'an image that does not exist',
    files: { 'docs/a.mdx': `${pageSource('A')}\n![x](./nope.png)\n` },
    says: ['docs/a.mdx', '(12:1)', './nope.png'],
  },
  {
    name: 'F121: pages that throw while they are rendered, each named with its reason',
    files: {
      'docs/a.mdx': `${pageSource('A')}\n<Nope />\n`,
      'docs/b.mdx': `${pageSource('B')}\n{(() => { throw new Error('on purpose'); })()}\n`,
    },
    says: [/docs\/a\.mdx \(\/a\): [^.]*\. Error: .*`Nope`/, 'docs/b.mdx (/b)', 'Error: on purpose'],
  },
  {
    name: 'F126: an unknown author of a post',
    files: {
      'blog/2025-01-31-b.mdx': pageSource('B', ['date: 2025-01-31', 'authors: [nobody]']),
    },
    says: ['blog/2025-01-31-b.mdx: the author "nobody"', 'blog/authors.yml'],
  },
  {
    name: 'a typed sample that does not compile',
    files: { 'docs/a.mdx': `${pageSource('A')}\n\`\`\`ts twoslash\nlet a = b;\n\`\`\`\n` },
    says: ['docs/a.mdx', "TS2304: Cannot find name 'b'", ':13:1'],
  },
  {
    name: 'F120: broken links, of a page and of the top bar, each where it is written',
    files: { 'docs/a.mdx': `${pageSource('A')}\n[x](/nope)\n` },
    replace: ['src/site/navbar.ts', "link: '/config/'", "link: '/no-config/'"],
    says: [
      'docs/a.mdx (/a): the link /nope leads nowhere',
      'src/site/navbar.ts: "Config" links to /no-config/, which does not exist',
    ],
  },
  {
    name: 'F120: a broken fragment',
    files: { 'docs/a.mdx': `${pageSource('A')}\n[x](#nope)\n` },
    says: ['docs/a.mdx (/a): the link #nope leads nowhere'],
  },
  {
    name: 'F120: a page in a sidebar that does not exist',
    replace: ['sidebars.ts', "'config/index'", "'config/index', 'config/nope'"],
    says: ['sidebars.ts', 'config/nope', 'do not exist'],
  },
  {
    name: 'an unknown key of the configuration',
    replace: ['docusaurus.config.ts', "favicon: 'img", "favicom: 'x',\n  favicon: 'img"],
    says: ['docusaurus.config.ts', 'favicom'],
  },
  {
    name: 'an unknown option of a plugin',
    replace: ['docusaurus.config.ts', 'lang: locale,', 'langs: 1, lang: locale,'],
    says: ['langs'],
  },
  {
    name: 'a wrong type in the configuration',
    replace: ['docusaurus.config.ts', "favicon: 'img/favicon.svg'", 'favicon: 7'],
    says: ['docusaurus.config.ts', '"favicon" must be a string'],
  },
  {
    name: 'a wrong type of a plugin option',
    replace: ['docusaurus.config.ts', 'lang: locale,', 'lang: 7,'],
    says: ['"lang" must be'],
  },
  {
    name: 'a base path without slashes',
    env: { BASE_URL: 'docs' },
    says: ['BASE_URL', '"docs"', '/docs/'],
  },
  {
    name: 'a site URL with a path',
    env: { SITE_URL: 'https://x.example/y' },
    says: ['SITE_URL', 'BASE_URL'],
  },
  { name: 'an unknown search', env: { SEARCH_PROVIDER: 'x' }, says: ['SEARCH_PROVIDER', '"x"'] },
  {
    name: 'hosted search without its key',
    env: { SEARCH_PROVIDER: 'hosted', SEARCH_APP_ID: 'A' },
    says: ['SEARCH_API_KEY', 'missing'],
  },
];

describe('the build stops, says where and what to do, and leaves the last good build', () => {
  for (const fault of FAULTS) {
    it(fault.name, async () => {
      const before = fault.replace && (await site.read(fault.replace[0]));
      try {
        for (const [file, content] of Object.entries(fault.files ?? {})) {
          await site.write(file, content);
        }
        if (fault.replace) await site.replace(...fault.replace);
        const { code, output } = await site.build(fault.env);
        expect(code, output).not.toBe(0);
        // Long messages are wrapped in a frame.
        const text = output.replace(/\n\s*│\s*/g, ' ').replace(/\s+/g, ' ');
        for (const part of fault.says) {
          if (typeof part === 'string') expect(text).toContain(part);
          else expect(text).toMatch(part);
        }
        expect(await site.read(MARK)).toBe('untouched');
        await expect(fs.stat(path.join(site.dir, 'build.next'))).rejects.toThrow('ENOENT');
      } finally {
        for (const file of Object.keys(fault.files ?? {})) await fs.rm(path.join(site.dir, file));
        if (fault.replace) await site.write(fault.replace[0], before!);
      }
    });
  }
});

it('an unknown page type warns and is drawn as a doc page', async () => {
  await site.write('docs/a.mdx', pageSource('A', ['pageType: poster']));
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  expect(output).toMatch(/docs\/a\.mdx: unknown pageType "poster", drawn as "doc"/);
  expect(await site.read('build/a.html')).toMatch(/<article/);
  await expect(site.read(MARK)).rejects.toThrow('ENOENT');
  await fs.rm(path.join(site.dir, 'docs/a.mdx'));
});
