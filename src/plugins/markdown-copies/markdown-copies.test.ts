import { describe, expect, it } from 'vitest';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import type { CopiedPage } from './contract';
import { composeCopy, composeIndex } from './compose';
import { createLinkResolver } from './make-copies';
import { groupOfOthers, groupsOfSidebar } from './groups';

type Sidebar = Parameters<typeof groupsOfSidebar>[0];
import { toMarkdown } from './to-markdown';

const convert = async (source: string): Promise<string> => {
  const { tree } = await readMarkdown(source);
  return toMarkdown(source, tree, (url) => `!${url}`);
};

const page = (routePath: string, relativePath: string, more = {}): CopiedPage => ({
  ...{ title: 'Page', description: 'About.', version: '', frontmatter: {} },
  ...{ routePath, relativePath, state: 'public', ...more },
});

it.each([
    ['keeps prose as it is written', 'A *word*,\n`{code}`.\n', 'A *word*,\n`{code}`.\n'],
    ['drops front matter, imports and expressions', '---\na: 1\n---\n\nimport A from "a";\n\n{1 + 1}\n\nText\n', 'Text\n'],
    ['drops ids of headings', '## Usage {/* #usage */}\n', '## Usage\n'],
    ['keeps language and title of a fence', '```ts title="a b.ts" sample="x" check\nlet a;\n```\n', '```ts title="a b.ts"\nlet a;\n```\n'],
    ['keeps empty lines of code', 'A\n\n{/* x */}\n\n```js\na;\n\n\n\nb;\n```\n', 'A\n\n```js\na;\n\n\n\nb;\n```\n'],
    ['turns admonitions into alerts', ':::tip[Mind this]\n\nOne.\n\n- two\n\n:::\n', '> [!TIP]\n> **Mind this**\n>\n> One.\n>\n> - two\n'],
    ['resolves links, not their look-alikes', '[a (b.mdx)](b.mdx "t") and `[c](d.mdx)`\n', '[a (b.mdx)](!b.mdx "t") and `[c](d.mdx)`\n'],
    ['resolves images', 'A ![b (c)](/img/d.svg "e").\n', 'A ![b (c)](!/img/d.svg "e").\n'],
    ['keeps what looks like an address in a title or a name', '[a](<b c.mdx> "](d.mdx)") ![](e(1).png) [\\]][f]\n\n[f]: g.mdx (\\"h\\")\n', '[a](<!b c.mdx> "](d.mdx)") ![](<!e(1).png>) [\\]][f]\n\n[f]: !g.mdx "\\"h\\""\n'],
    ['keeps labels of definitions', '[x][a\\*b]\n\n[a\\*b]: z.mdx\n', '[x][a\\*b]\n\n[a\\*b]: !z.mdx\n'],
    ['opens components', '<Tabs>\n  <TabItem label="npm">\n    ```bash\n    npm i\n    ```\n  </TabItem>\n</Tabs>\n', '**npm**\n\n```bash\nnpm i\n```\n'],
    ['opens components in a line', 'New <Badge>since 1.0</Badge>.\n', 'New since 1.0.\n'],
    ['keeps tables', '| a | b |\n| - | - |\n| [c](d.mdx) | `e \\| f` |\n', '| a | b |\n| - | - |\n| [c](!d.mdx) | `e \\| f` |\n'],
  ])('the text of a copy %s', async (_what, source, expected) => {
    expect(await convert(source)).toBe(expected);
  }); // prettier-ignore

describe('a link in a copy', () => {
  const pages = [
    page('/base/zh/guide/start/', 'docs/guide/start/index.mdx'),
    page('/base/zh/guide/cli', 'i18n/zh/docusaurus-plugin-content-docs/current/guide/cli.mdx'),
  ];
  const resolve = createLinkResolver(pages, { origin: 'https://a.b', base: '/base/zh/' })(
    pages[1]!,
  );

  it.each([
    ['./start/index.mdx#top', 'https://a.b/base/zh/guide/start/index.md#top'],
    ['/guide/cli', 'https://a.b/base/zh/guide/cli.md'],
    ['/img/a.svg', 'https://a.b/base/zh/img/a.svg'],
    ['#usage', '#usage'],
    ['https://rspack.rs/guide', 'https://rspack.rs/guide'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
  ])('%s', (url, expected) => {
    expect(resolve(url)).toBe(expected);
  });
});

describe('what a copy says of itself', () => {
  const site = { lang: 'zh-CN', toolVersion: '1.0.1', isTranslation: true };
  const facts = { ...site, url: 'https://a.b/zh/x', index: 'All pages: https://a.b/zh/llms.txt' };

  it('names the sections that are behind', () => {
    const sections = [{ id: 'usage', title: 'Usage' }];
    const state = { state: 'behind', sections } as const;
    expect(composeCopy(page('/zh/x', 'x'), 'Text', { ...facts, translation: state })).toBe(
      '---\ntitle: Page\ndescription: About.\nurl: https://a.b/zh/x\nlang: zh-CN\ntranslation:\n  behind:\n    - Usage (#usage)\nrslib-version: 1.0.1\n---\n\n> All pages: https://a.b/zh/llms.txt\n\n# Page\n\nText\n',
    );
  });

  it('takes a comment in code for no title', () => {
    const current = { ...facts, translation: undefined };
    expect(composeCopy(page('/x', 'x'), '```bash\n# One\n```', current)).toContain('\n# Page\n');
  });

  it('calls English text English, and cannot be opened by a title', () => {
    const state = { state: 'english', reason: 'missing', file: 'x' } as const;
    const copy = composeCopy(page('/zh/x', 'x'), 'Text', { ...facts, translation: state });
    expect(copy).toContain('lang: en\ntranslation: none (missing); this is the English text');
    const evil = page('/x', 'x', { title: 'a\n---\nb: "c"' });
    const [, header] = composeCopy(evil, '', { ...facts, translation: undefined }).split(/^---$/m);
    expect(header).toMatch(/^\ntitle: /);
    expect(header).toContain('rslib-version');
  });
});

describe('the index', () => {
  it('lists pages by group, with the state of their translation', () => {
    const pages = [page('/zh/a', 'a'), page('/zh/b/', 'b'), page('/zh/c', 'c')];
    const index = composeIndex(
      pages,
      [
        { label: '指南', routePaths: ['/zh/b/', '/zh/a'] },
        { label: 'Empty', routePaths: [] },
      ],
      {
        '/zh/a': { state: 'behind', sections: [{ id: 'x', title: 'X' }] },
        '/zh/c': { state: 'english', reason: 'missing', file: 'c' },
      },
      { origin: 'https://a.b', base: '/zh/' },
      {
        siteTitle: 'Rslib',
        tagline: 'Builds',
        toolVersion: '1.0.1',
        isTranslation: true,
        rules: { index: '索引：', intro: '规则：', rules: [{ text: '用 `b`。', page: '/b/' }] },
        indexes: [
          { lang: 'zh-CN', url: 'https://a.b/zh/llms.txt' },
          { lang: 'en', url: 'https://a.b/llms.txt' },
        ],
      },
    );
    expect(index).toContain('Translation: 1 of 3 pages are current.');
    expect(index).toContain('https://a.b/zh/llms-full.txt');
    expect(index).toContain('In en: https://a.b/llms.txt');
    expect(index).toContain('\n\n规则：\n\n- [Page](https://a.b/zh/b/index.md): 用 `b`。\n\n');
    expect(index.indexOf('规则')).toBeLessThan(index.indexOf('llms-full'));
    expect(index).not.toContain('Empty');
    expect(index).not.toMatch(/^##\s*$/m);
    expect(index.slice(index.indexOf('## '))).toBe(
      '## 指南\n\n- [Page](https://a.b/zh/b/index.md): About.\n- [Page](https://a.b/zh/a.md): About. [1 section behind the English]\n',
    );
  });

  it('names pages outside of groups after the first of them', () => {
    const ids = ['overview', 'inner', 'late', 'later'];
    const docs = new Map(ids.map((id) => [id, { title: id, permalink: `/${id}` }]));
    const [overview, inner, late, later] = ids.map((id) => ({ type: 'doc', id }));
    const options = { type: 'category', label: 'Options', items: [inner] };
    const items = [overview, options, { type: 'html', value: '<hr>' }, late, later];
    expect(groupsOfSidebar(items as Sidebar, docs)).toEqual([
      { label: 'overview', routePaths: ['/overview'] },
      { label: 'Options', routePaths: ['/inner'] },
      { label: 'late', routePaths: ['/late', '/later'] },
    ]);
  });

  it('lists pages that no sidebar has, without the home page', () => {
    const doc = (slug: string) => ({ slug, permalink: slug, title: slug.slice(1) });
    const docs = [doc('/'), doc('/known'), doc('/other'), doc('/further')];
    const groups = [{ label: 'Known', routePaths: ['/known'] }];
    expect(groupOfOthers(docs, groups)).toEqual([
      { label: 'other', routePaths: ['/other', '/further'] },
    ]);
    expect(groupOfOthers(docs.slice(0, 2), groups)).toEqual([]);
  });
});
