import { pageSource, type FixtureSite } from '../fixture-site.mts';

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

/** The pages of that sidebar, which lack parts of others or have more, and some in none. */
export async function addShapes(site: FixtureSite): Promise<void> {
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
  await site.write('docs/shared/part.mdx', 'A fragment.\n');
  const more =
    "feeds: { blog: feed, news: { ...feed, url: '/news.xml', mime: 'application/atom+xml' } },";
  await site.replace('docusaurus.config.ts', 'feeds: { blog: feed },', more);
}
