import path from 'node:path';
import type { Page } from '@playwright/test';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';
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

/** Replaces a value of the site's facts, from its declaration to the line that ends it. */
async function setFact(
  site: FixtureSite,
  file: string,
  name: string,
  value: string,
): Promise<void> {
  const text = await site.read(file);
  const declaration = new RegExp(`(const ${name}\\b[^=]*=) [\\s\\S]*?;\\n`);
  if (!declaration.test(text)) throw new Error(`${file} declares no ${name}.`);
  await site.write(
    file,
    text.replace(declaration, (_all, head: string) => `${head} ${value};\n`),
  );
}

/** A site whose top bar holds everything that it can hold; `/long` scrolls, `/bare` has no bar. */
export async function createTopBarSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.write('docs/long.mdx', pageSource('Long') + LONG);
  await site.write('docs/bare.mdx', pageSource('Bare', ['navbar: false']));
  await setFact(site, 'src/site/navbar.ts', 'NAV_ITEMS', NAV);
  await setFact(site, 'src/site/social-links.ts', 'SOCIAL_LINKS', SOCIAL);
  await site.replace(
    'src/site/social-links.ts',
    'import type { ReactNode }',
    'import { createElement, type ReactNode }',
  );
  await setFact(site, 'src/site/announcement.ts', 'ANNOUNCEMENT', NEWS);
  await site.replace('src/site/options.ts', "hideNavbar: 'never',", "hideNavbar: 'auto',");
  const ecosystem = 'src/site/ecosystem.ts';
  await setFact(site, ecosystem, 'ECOSYSTEM_TRIGGER', "'focus' as never");
  await site.replace(ecosystem, "logo: 'rspack',", "logo: '',");
  await site.replace(ecosystem, "logo: 'rsbuild',", "logo: 'rsbuild', logoScale: 0.5,");
  return site;
}

export interface Served {
  origin: string;
  close: () => void;
}

export async function buildAndServe(site: FixtureSite): Promise<Served> {
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  const server = createStaticHost({ root: path.join(site.dir, 'build'), baseUrl: '/' });
  const port = await listen(server, 0);
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export function collectProblems(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
}
