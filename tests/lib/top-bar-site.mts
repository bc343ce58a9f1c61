import { FixtureSite, pageSource } from './fixture-site.mts';

const SVG =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M4 4h16v16H4z'/></svg>";
const NAV = `[
  { text: 'Right', link: '/config/', activeMatch: 'conf.g' },
  { text: 'Guide', link: '/guide/start/', position: 'left', tag: "${SVG}",
    items: [
      { text: 'Start', link: '/guide/start/' },
      { text: 'Basics', link: '/guide/basic/cli', items: [{ text: 'Glossary', link: '/guide/start/glossary' }] },
    ] },
  { text: 'More', position: 'left', items: [{ text: 'Blog', link: '/blog/' }] },
]`;
const SOCIAL = `[
  { icon: 'github', label: 'One', url: 'https://one.example/' },
  { icon: 'x', label: 'Two', mode: 'text', text: 'Shown text' },
  { icon: 'discord', label: 'Three', mode: 'img', src: '/img/favicon.svg', alt: 'Shown picture' },
  { icon: { svg: "${SVG}" }, label: 'Four', mode: 'dom', content: createElement('em', null, 'Shown HTML') },
  { icon: 'github', label: 'Five', url: 'https://five.example/' },
  { icon: 'x', label: 'Six', url: 'https://six.example/' },
  { icon: 'discord', label: 'Seven', mode: 'text', text: 'Text in the popup' },
]`;
const NEWS = `{ id: 'news-1', text: { en: 'Some news.', zh: '一则消息。' },
  link: { url: '/blog/', label: { en: 'Read more', zh: '阅读全文' } } }`;

const LONG = `\n\n${'Text.\n\n'.repeat(200)}\n\n## Far {/* #far */}\n\n${'Text.\n\n'.repeat(200)}`;

/** A site whose top bar holds everything that it can hold; `/long` scrolls, `/bare` has no bar. */
export async function createTopBarSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.write('docs/long.mdx', pageSource('Long') + LONG);
  await site.write('docs/bare.mdx', pageSource('Bare', ['navbar: false']));
  await site.setFact('src/site/navbar.ts', 'NAV_ITEMS', NAV);
  await site.setFact('src/site/social-links.ts', 'SOCIAL_LINKS', SOCIAL);
  await site.replace(
    'src/site/social-links.ts',
    'import type { ReactNode }',
    'import { createElement, type ReactNode }',
  );
  await site.setFact('src/site/announcement.ts', 'ANNOUNCEMENT', NEWS);
  await site.replace('src/site/options.ts', "hideNavbar: 'never',", "hideNavbar: 'auto',");
  const ecosystem = 'src/site/ecosystem.ts';
  await site.setFact(ecosystem, 'ECOSYSTEM_TRIGGER', "'focus' as never");
  await site.replace(ecosystem, "logo: 'rspack',", "logo: '',");
  await site.replace(ecosystem, "logo: 'rsbuild',", "logo: 'rsbuild', logoScale: 0.5,");
  return site;
}
