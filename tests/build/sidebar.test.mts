import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixtureSite, pageSource } from '../lib/fixture-site.mts';

let site: FixtureSite;
let html: string;

const SIDEBARS = `
import { divider, sectionHeader } from './src/site/sidebar-items';
export default {
  all: [
    'guide/start/index',
    divider('dashed'),
    sectionHeader('Section **one**', 'one', { en: 'New', zh: '新' }),
    { type: 'doc', id: 'guide/basic/cli', label: 'The \`cli\` *in* ~~no~~ <b>x</b>', customProps: { tag: 'Beta', context: 'tool' } },
    { type: 'link', label: 'Outside', href: 'https://example.org/x' },
    {
      type: 'category', label: 'Outer', collapsed: true, link: { type: 'doc', id: 'guide/start/glossary' },
      items: [
        divider('solid'),
        { type: 'category', label: 'Inner', collapsed: true, items: ['guide/start/quick-start'] },
      ],
    },
    { type: 'category', label: 'Fixed', collapsible: false, collapsed: false, items: ['guide/migration/tsup'] },
    'config/index',
  ],
};
`;

beforeAll(async () => {
  site = await FixtureSite.create();
  await site.write('sidebars.ts', SIDEBARS);
  await site.write(
    'docs/config/index.mdx',
    pageSource('Config', ['overview: true', 'overviewHeaders: [2]']),
  );
  await site.write(
    'docs/guide/migration/tsup.mdx',
    pageSource('Bare', [
      'navbar: false',
      'globalUIComponents: false',
      'footer: false',
      'link-rss: blog',
    ]),
  );
  await site.write(
    'docs/guide/start/quick-start.mdx',
    pageSource('Two feeds', ['link-rss: [blog, news]']),
  );
  await site.write('docs/guide/start/glossary.mdx', pageSource('Alone', ['sidebar: false']));
  const more =
    "feeds: { blog: feed, news: { ...feed, url: '/news.xml', mime: 'application/atom+xml' } },";
  await site.replace('docusaurus.config.ts', 'feeds: { blog: feed },', more);
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  html = await site.read('build/guide/basic/cli.html');
});
afterAll(() => site.remove());

it('draws dividers, section headers, tags, context and inline Markdown', () => {
  expect(html).toMatch(/<hr [^>]*data-line=dashed/);
  expect(html).toMatch(/<hr [^>]*data-line=solid/);
  expect(html).toMatch(/<p [^>]*><span [^>]*>New<\/span>Section <strong>one<\/strong>/);
  expect(html).toMatch(
    /data-context=tool[^>]*><span [^>]*>Beta<\/span>The <code>cli<\/code> <em>in<\/em> <del>no<\/del> &lt;b>x/,
  );
  expect(html).not.toContain('href=#>');
});

it('opens outside links in a new tab and counts them in the pager', () => {
  expect(html).toMatch(
    /<a [^>]*href=https:\/\/example\.org\/x[^>]*target=_blank|<a [^>]*target=_blank[^>]*href=https:\/\/example\.org\/x/,
  );
  expect(html).toMatch(
    /<a [^>]*href=https:\/\/example\.org\/x[^>]*rel="?next|<a [^>]*rel="?next[^>]*href=https:\/\/example\.org\/x|<small>Next<\/small><b>Outside/,
  );
});

it('starts collapsed groups closed unless they hold the page; fixed ones have no control', async () => {
  expect(html.match(/<details(?! open)/g)).toHaveLength(2);
  const inner = await site.read('build/guide/start/quick-start.html');
  expect(inner.match(/<details open/g)).toHaveLength(2);
  expect(html.match(/<summary/g)).toHaveLength(2);
});

it('lists the pages below an overview page, those without a group as Others', async () => {
  const overview = await site.read('build/config/index.html');
  expect(overview).toContain('href=/guide/migration/tsup#first');
  expect(overview).toMatch(/<h2>Others<\/h2>/);
  expect(await site.read('build/zh/config/index.html')).toContain('href=/zh/guide/basic/cli#first');
  expect(html).not.toContain('overview-');
});

it('front matter hides the same parts as the query', async () => {
  const bare = await site.read('build/guide/migration/tsup.html');
  expect(bare).toMatch(/<html [^>]*data-hide-navbar/);
  expect(bare).toMatch(/<html [^>]*data-global-ui="?0/);
  expect(bare).not.toMatch(/<header|<link[^>]*rss|Next<\/small>/);
});

it('front matter leaves out the sidebar of a page that stands in one, and its menu', async () => {
  const alone = await site.read('build/guide/start/glossary.html');
  expect(html).toMatch(/ id="?sidebar[" ]/);
  expect(html).toMatch(/popovertarget="?sidebar/i);
  expect(alone).toContain('Text of Alone.');
  expect(alone).not.toMatch(/ id="?sidebar[" ]|popovertarget="?sidebar/i);
});

it('a page announces each of the feeds that it names', async () => {
  const page = await site.read('build/guide/start/quick-start.html');
  const links = page.match(/<link [^>]*rel="?alternate[^>]*type="?application[^>]*>/g) ?? [];
  expect(links).toEqual([
    expect.stringMatching(/application\/rss\+xml.*\/blog\/rss\.xml/),
    expect.stringMatching(/application\/atom\+xml.*\/news\.xml/),
  ]);
});
