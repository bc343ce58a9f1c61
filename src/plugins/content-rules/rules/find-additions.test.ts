import { parse as parseYaml } from 'yaml';
import { expect, it } from 'vitest';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { findAdditions, frontMatterAdditions } from './find-additions';

const ENGLISH =
  '---\ntitle: A\nslug: /a\n---\n\nimport { Chart } from "@site/src/chart";\n\n' +
  '<Chart kind="x" caption="Text" /> ![a](/img/a.svg) [z](/files/a.zip)\n';

async function read(source: string) {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  const { tree } = await readMarkdown(source);
  return { frontMatter: parseYaml(yaml) as Record<string, unknown>, tree };
}

/** The additions of a translation of the page. */
async function additionsOf(chinese: string): Promise<string[]> {
  const [en, zh] = await Promise.all([ENGLISH, chinese].map(read));
  return [
    ...frontMatterAdditions(en!.frontMatter, zh!.frontMatter),
    ...[...findAdditions(en!.tree, zh!.tree)].map(({ message }) => message),
  ];
}

it('nothing, by other words, other texts of components, and links to other sites', async () => {
  const chinese = ENGLISH.replace('title: A', 'title: 甲').replace('"Text"', '"文本"');
  const more = `${chinese}\n中文 <kbd>K</kbd> {"字"} [x](https://x.example) {/* 注释 */}\n`;
  expect(await additionsOf(more)).toEqual([]);
});

it.each<[string, (english: string) => string, RegExp]>([
  ['one component more', (en) => `${en}\n<Chart kind="x" caption="Text" />`, /<Chart>/],
  ['another value', (en) => en.replace('"x"', '"y"'), /<Chart> is not in the English page/],
  ['one property more', (en) => en.replace('kind', 'wide kind'), /<Chart>/],
  ['a component of the theme', (en) => `${en}\n<Badge type="deprecated" />`, /<Badge>/],
  ['an import', (en) => en.replace('@site/src/chart', '@site/src/other'), /the import of/],
  ['another name', (en) => en.replace('{ Chart }', '{ Else as Chart }'), /the import of/],
  ['a picture', (en) => `${en}\n![x](/img/b.svg)`, /the image \/img\/b\.svg/],
  ['a picture as JSX', (en) => `${en}\n<img src="/img/b.svg" alt="" />`, /<img>/],
  ['a file', (en) => `${en}\n[x](/files/b.zip)`, /the link \/files\/b\.zip/],
  ['a way out of the app', (en) => `${en}\n[x](pathname:///x)`, /the link pathname/],
  ['an address as JSX', (en) => `${en}\n<a href="https://x.example">x</a>`, /<a>/],
  ['another address', (en) => en.replace('slug: /a', 'slug: /b'), /key "slug" is "\/b"/],
  ['no address', (en) => en.replace('slug: /a\n', ''), /key "slug" is missing/],
  ['a draft', (en) => en.replace('slug', 'draft: true\nslug'), /key "draft"/],
  ['a link in the front matter', (en) => en.replace('slug', 'hero: { link: /x }\nslug'), /"link"/],
])('something, by %s', async (_name, change, says) => {
  expect((await additionsOf(change(ENGLISH))).join()).toMatch(says);
});
