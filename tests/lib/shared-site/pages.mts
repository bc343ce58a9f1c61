import { pageSource, type FixtureSite } from '../fixture-site.mts';

const FILLER = 'Text.\n\n'.repeat(120);

const RUNTIME = `import CodeBlock from '@theme/CodeBlock';

<CodeBlock language="ts" title="made.ts">{'const made = "<b>here</b>";'}</CodeBlock>
`;

const TABS = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs defaultValue="b"><TabItem value="a">First of one</TabItem><TabItem value="b">Second of one</TabItem></Tabs>

<Tabs><TabItem value="a">First of two</TabItem><TabItem value="b">Second of two</TabItem></Tabs>
`;

const DATA_LINK = `import { DocLink } from '@site/src/features/prose/Prose';

export const DataLink = () => <DocLink href="data:text/plain,/en/a">Data</DocLink>;
`;
const LINKS = `import { DataLink } from '@site/src/DataLink';

[Mail](mailto:team@example.org) [Call](tel:+123)

<DataLink />
`;

const STRUCTURED = `import Head from '@docusaurus/Head';

export const Structured = () => (
  <Head>
    <script type="application/ld+json">{'{"@type":"HowTo"}'}</script>
    <meta name="after" content="the script" />
  </Head>
);
`;

/** More than Docusaurus puts on a page of the list. */
export const POSTS = Array.from({ length: 12 }, (_, index) => `2026-01-${index + 10}`);

export const READING_SIDEBAR = `[
  'ids', 'links', 'plain', 'runtime', 'structured', 'tabs',
  { type: 'category', label: 'Group', collapsed: true,
    link: { type: 'doc', id: 'reading/group' }, items: ['reading/inner'] },
]`;

// Lines that begin with a space are not marked as Chinese.
const NOTES = `${FILLER}One[^a], two[^b], one again[^a].

 使用~~旧名称（已删除）~~新名称，支持 18~20 和 22~24，第一行
 第二行，**粗体。**后面。

- [x] Finished
- [ ] Planned

 [^a]: The first note.
 [^b]: The second.

    In two paragraphs.
`;

const TARGETS = `[To beta](#beta) [To deep](#deep) [To folded](#folded) [To grouped](#grouped)

<Tabs>
<TabItem value="a" label="A">

## Alpha {/* #alpha */}

</TabItem>
<TabItem value="b" label="B">

${FILLER}

## Beta {/* #beta */}

<Tabs>
<TabItem value="c" label="C">

Text of C.

</TabItem>
<TabItem value="d" label="D">

### Deep {/* #deep */}

</TabItem>
</Tabs>

</TabItem>
</Tabs>

<Tabs groupId="system">
<TabItem value="linux" label="Linux">

Text for Linux.

</TabItem>
<TabItem value="mac" label="macOS">

## Grouped {/* #grouped */}

Nothing but the walrus.

</TabItem>
</Tabs>

<Tabs groupId="system">
<TabItem value="linux" label="Linux">

More for Linux.

</TabItem>
<TabItem value="mac" label="macOS">

More for macOS.

</TabItem>
</Tabs>

<details>
<summary>More</summary>

## Folded {/* #folded */}

</details>

${FILLER}
`;

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${fill}" d="M4 4h16v16H4z"/></svg>`;
const HOME = `slug: /
pageType: home
titleSuffix: All parts
hero:
  name: Rslib
  text: "One line\\nand another"
  tagline: "First\\nsecond"
  actions:
    - { theme: alt, text: Elsewhere, link: 'https://other.example/' }
    - { theme: brand, text: Begin, link: /guide/start/ }
  image:
    src: { light: /img/light.svg, dark: /img/dark.svg }
    alt: A picture
    srcset: [/img/favicon.svg 1x, /img/favicon.svg 2x]
    sizes: ['(max-width: 768px) 300px', 375px]
features:
  - { icon: '✂', title: Text, details: An icon of text, span: 2 }
  - { icon: '${svg('currentColor')}', title: Tinted, details: In our color, span: 3 }
  - { icon: '${svg('teal')}', title: Own, details: In its own color, link: 'https://other.example/x' }
  - { title: Half, details: Half of the sheet, link: /config/, span: 6 }`;

/** A sidebar with everything that one can hold. */
export const SHAPES_SIDEBAR = `[
  'shapes/start',
  divider('dashed'),
  sectionHeader('Section **one**', 'one', { en: 'New', zh: '新' }),
  { type: 'doc', id: 'shapes/tool', label: 'The \`cli\` *in* ~~no~~ <b>x</b>', customProps: { tag: 'Beta', context: 'tool' } },
  { type: 'link', label: 'Outside', href: 'https://example.org/x' },
  {
    type: 'category', label: 'Outer', collapsed: true, link: { type: 'doc', id: 'shapes/no-sidebar' },
    items: [
      divider('solid'),
      { type: 'category', label: 'Inner', collapsed: true, items: ['shapes/two-feeds'] },
    ],
  },
  { type: 'category', label: 'Fixed', collapsible: false, collapsed: false, items: ['shapes/bare'] },
  'shapes/overview',
]`;

const BARE = ['navbar: false', 'globalUIComponents: false', 'footer: false', 'link-rss: blog'];

const FILES: Readonly<Record<string, string>> = {
  // What readers and authors come across.
  'docs/ids.mdx': `${pageSource('Ids')}\n${FILLER}## 产物 {/* #产物 */}\n\n${FILLER}`,
  'docs/links.mdx': `${pageSource('Links')}\n${LINKS}`,
  'docs/runtime.mdx': `${pageSource('Runtime')}\n${RUNTIME}`,
  'docs/tabs.mdx': `${pageSource('Tabs')}\n${TABS}`,
  'src/DataLink.tsx': DATA_LINK,
  'src/Structured.tsx': STRUCTURED,
  'docs/structured.mdx': `${pageSource('Structured')}\nimport { Structured } from '@site/src/Structured';\n\n<Structured />\n`,
  'docs/plain.mdx': pageSource('Plain', ['outline: false']),
  'docs/reading/group.mdx': pageSource('Group page'),
  'docs/reading/inner.mdx': pageSource('Inner page'),
  'docs/odd-type.mdx': pageSource('Odd type', ['pageType: poster']),
  // Footnotes, tasks and marks beside Chinese letters; headings in tabs and folds, and a link to one.
  'docs/notes.mdx': `${pageSource('Notes')}\n${NOTES}`,
  'docs/targets.mdx': `${pageSource('Targets')}\n${TARGETS}`,
  'docs/leading.mdx': `${pageSource('Leading')}\n[Beta there](./targets.mdx#beta)\n`,
  // A home page with all that one can hold.
  'docs/index.mdx': pageSource('Home', HOME.split('\n')),
  'static/img/light.svg': svg('red'),
  'static/img/dark.svg': svg('blue'),
  'docs/shared/part.mdx': 'A fragment.\n',
};

/** Adds those pages, the ones of the sidebars, and a message in the footer. */
export async function addPages(site: FixtureSite): Promise<void> {
  for (const [file, content] of Object.entries(FILES)) await site.write(file, content);
  for (const page of ['notes.mdx', 'targets.mdx']) await site.translatePage(page);
  for (const date of POSTS) {
    const post = pageSource(`Post of ${date}`, [`date: ${date}`, 'authors: [team]']);
    await site.write(`blog/${date}-post.mdx`, `${post}\n{/* truncate */}\n\nMore.\n`);
  }
  for (const [name, title, keys] of [
    ['start', 'Shapes', []],
    ['tool', 'Tool', []],
    ['no-sidebar', 'Without sidebar', ['sidebar: false']],
    ['two-feeds', 'Two feeds', ['link-rss: [blog, news]']],
    ['bare', 'Bare', BARE],
    ['overview', 'Shapes by group', ['overview: true', 'overviewHeaders: [2]']],
    ['type-custom', 'Custom', ['pageType: custom']],
    ['type-blank', 'Blank', ['pageType: blank']],
    ['type-404', 'Missing', ['pageType: "404"']],
    ['suffix', 'Suffix', ['titleSuffix: "| More"']],
  ] as const) {
    await site.write(`docs/shapes/${name}.mdx`, pageSource(title, keys));
  }
  const message = `{ en: 'Made with **care** <b>x</b>', zh: '用心 **制作**' }`;
  await site.setFact('src/site/footer.ts', 'FOOTER_MESSAGE', message);
  const more =
    "feeds: { blog: feed, news: { ...feed, url: '/news.xml', mime: 'application/atom+xml' } },";
  await site.replace('docusaurus.config.ts', 'feeds: { blog: feed },', more);
}
