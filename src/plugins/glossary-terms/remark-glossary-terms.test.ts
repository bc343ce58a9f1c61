import path from 'node:path';
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import type { Glossary, GlossaryLanguage } from '@rslib-docs/kit/shared/glossary';
import { createFormFinder } from './find-forms';
import { remarkGlossaryTerms } from './remark-glossary-terms';

const term = (id: string, en: string, zh: string) => ({
  en,
  zh,
  entry: {
    id,
    en: { title: en, definition: `What ${en} is.`, mark: [en] },
    zh: { title: zh, definition: `${zh}的意思。`, mark: [zh] },
  },
});
const GLOSSARY: Glossary = {
  groups: [],
  terms: [
    term('esm', 'ESM', 'ESM'),
    term('file', 'declaration file', '类型声明文件'),
    term('bundled', 'bundled declaration file', '打包后的类型声明文件'),
    term('gone', 'chunk', '块'),
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) => term(id, id, `第${id}`)),
  ],
};
const IDS = GLOSSARY.terms.map(({ entry }) => entry!.id).filter((id) => id !== 'gone');

const { dir: site, write } = tempFolder();
const page = IDS.map((id) => `### T {/* #${id} */}`).join('\n\n');
write('docs/guide/start/glossary.mdx', page);

async function linksOf(
  text: string,
  { file = 'docs/guide/basic/cli.mdx', language = 'en' as GlossaryLanguage, data = {} } = {},
): Promise<Link[]> {
  const { tree } = await readMarkdown(text);
  const vfile = new VFile({ path: path.join(site, file), data });
  remarkGlossaryTerms({ glossary: GLOSSARY, language })(tree, vfile);
  const links: Link[] = [];
  visit(tree, 'link', (node) => {
    if (node.data?.hProperties) links.push(node);
  });
  return links;
}
const textsOf = async (...args: Parameters<typeof linksOf>) =>
  (await linksOf(...args)).map(({ children }) => (children[0] as { value: string }).value);

describe('terms in a page', () => {
  it('lead to their entry and carry their definition, the first time only', async () => {
    const [link, ...others] = await linksOf('Written as ESM. Again ESM.');
    expect(others).toEqual([]);
    expect(link).toMatchObject({
      url: '../start/glossary.mdx#esm',
      data: { hProperties: { 'data-definition': 'What ESM is.' } },
    });
  });

  it('are found as whole words, the longest first', () => {
    const forms = createFormFinder(GLOSSARY, 'en')('An ESM, two bundled declaration files.');
    expect(forms.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['esm', 3, 6],
      ['two', 8, 11],
      ['bundled', 12, 37],
    ]);
  });

  it('speak the language of the reader, also on a page that is not translated', async () => {
    const text = 'ESM 与类型声明文件。';
    expect(await textsOf(text, { language: 'zh' })).toEqual(['ESM', '类型声明文件']);
    const [link] = await linksOf('A declaration file.', { language: 'zh' });
    expect(link!.data!.hProperties!['data-definition']).toBe('类型声明文件的意思。');
  });

  it.each([
    '## ESM {/* #esm */}',
    '[an ESM file](./x.mdx)',
    '`ESM`',
    '```js\nESM\n```',
    '| ESM |\n| --- |\n| x |',
    ':::note[About ESM]\n\nText.\n\n:::',
    '<summary>ESM</summary>',
    'esm, ESMs2, non-ESM, @scope/ESM, ESM.js',
    'A chunk.',
  ])('are left alone in %j', async (text) => {
    expect(await textsOf(text)).toEqual([]);
  });

  it('are found in cells, admonitions and lists', async () => {
    for (const text of ['| x |\n| --- |\n| ESM |', ':::note[A]\n\nESM.\n\n:::', '- **ESM**'])
      expect(await textsOf(text)).toEqual(['ESM']);
  });

  it('are six at most, and none on the glossary, on a home page, or where there is no glossary', async () => {
    expect(await textsOf('one two three four five six seven')).toHaveLength(6);
    expect(await textsOf('ESM', { data: { frontMatter: { pageType: 'home' } } })).toEqual([]);
    const others = ['docs/guide/start/glossary.mdx', 'versioned_docs/version-1.0/guide/a.mdx'];
    for (const file of [...others, 'blog/a.mdx'])
      expect(await textsOf('ESM', { file })).toEqual([]);
  });
});
