import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TO_TOP } from '../../src/features/scroll-to-top/scroll-to-top';
import { SEARCH_BUTTON } from '@rslib-docs/search/dialog/search-dom';
import { FixtureSite, pageSource } from '../lib/fixture-site.mts';
import { VisitedSite } from '../lib/visited-site.mts';

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
const CODE = `\`\`\`text\n${'Long line '.repeat(6)}\n\`\`\`\n\n`.repeat(20);

const OPTIONS = [
  ["localeRedirect: 'auto',", "localeRedirect: 'only-default-lang',"],
  ['darkMode: true,', 'darkMode: false,'],
  ['wrapCode: false,', 'wrapCode: true,'],
  ['enableScrollToTop: true,', 'enableScrollToTop: false,'],
  ['HeadingTitle: true,', 'HeadingTitle: false,'],
  ["hideNavbar: 'never',", "hideNavbar: 'auto',"],
] as const;
const LOGOS = [
  ["logo: 'rspack',", "logo: '',"],
  ["logo: 'rsbuild',", "logo: 'rsbuild', logoScale: 0.5,"],
] as const;

/** Independent settings, each different from this site's, and a top bar that holds all that it can hold. */
async function createSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  const options = 'src/site/options.ts';
  for (const [from, to] of OPTIONS) await site.replace(options, from, to);
  await site.setFact(options, 'SEARCH_OPTIONS', "{ provider: 'none' }");
  await site.setFact('src/site/navbar.ts', 'NAV_ITEMS', NAV);
  const social = 'src/site/social-links.ts';
  await site.setFact(social, 'SOCIAL_LINKS', SOCIAL);
  await site.replace(social, 'import type { ReactNode }', 'import { createElement, type ReactNode }'); // prettier-ignore
  await site.setFact('src/site/announcement.ts', 'ANNOUNCEMENT', NEWS);
  const ecosystem = 'src/site/ecosystem.ts';
  await site.setFact(ecosystem, 'ECOSYSTEM_TRIGGER', "'focus' as never");
  for (const [from, to] of LOGOS) await site.replace(ecosystem, from, to);
  await site.write('docs/code.mdx', `${pageSource('Code')}\n${CODE}`);
  await site.write('docs/long.mdx', pageSource('Long') + LONG);
  await site.write('docs/bare.mdx', pageSource('Bare', ['navbar: false']));
  return site;
}

const visit = new VisitedSite(createSite, undefined, undefined, {
  BASE_URL: '/docs/',
  SITE_URL: 'https://example.org',
  SITE_REPOSITORY: 'https://example.org/repo',
  SITE_REPOSITORY_DIRECTORY: '',
});
const banner = () => visit.page.getByRole('banner');
const where = () => visit.page.url().slice(visit.origin.length);

it('below a base path and at another origin every address keeps the base, also that of the repository; a page has no heading but its own @F224', async () => {
  const html = await visit.site.read('build/zh/guide/basic/cli.html');
  const addresses = [...html.matchAll(/ (?:href|src)=["']?([^"' >]+)/g)].map(([, url]) => url!);
  const local = addresses.filter((url) => url.startsWith('/'));
  expect(local.length).toBeGreaterThan(10);
  for (const url of local) expect(url).toMatch(/^\/docs\//);
  expect(html).toContain('rel=canonical href=https://example.org/docs/zh/guide/basic/cli');
  expect(html).toContain('https://example.org/repo/edit/main/docs/guide/basic/cli.mdx');
  expect(await visit.site.read('build/sitemap.xml')).toContain(
    '<loc>https://example.org/docs/guide/start/</loc>',
  );
  // fallbackHeadingTitle
  expect(html).not.toContain('<h1');
  expect(html).toMatch(/<h2 [^>]*id="?first/);
});

it('below a base path every form of an address leads to its page @F224', async () => {
  for (const [at, to] of [
    ['/guide/basic/cli.html', '/guide/basic/cli'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/basic/cli/', '/guide/basic/cli'],
    ['/en/guide/basic/cli', '/guide/basic/cli'],
  ] as const) {
    await visit.open(at);
    expect(where()).toBe(to);
  }
  visit.expected = /status of 404/;
  for (const [at, lang, home] of [
    ['/zh/nope', 'zh-CN', '/docs/zh/'],
    ['/nope', 'en', '/docs/'],
  ] as const) {
    await visit.open(at);
    await visit.page.getByRole('heading', { name: 'PAGE NOT FOUND' }).waitFor();
    expect(await visit.page.locator('html').getAttribute('lang')).toBe(lang);
    const link = visit.page.getByRole('link', { name: 'Take me home' });
    expect(await link.getAttribute('href')).toBe(home);
  }
});

it('localeRedirect only-default-lang leads from English pages, once, Back works, and readers of Chinese pages stay and are marked', async () => {
  /** Opens an address as a new visitor would, and waits until nothing can move any more. */
  const arriveAt = async (at: string) => {
    await visit.open(at);
    await visit.page.waitForTimeout(300);
    return where();
  };
  expect(await arriveAt('/zh/guide/basic/cli')).toBe('/zh/guide/basic/cli');
  expect(await visit.page.evaluate(() => localStorage.getItem('rslib.visited'))).toBe('1');
  await visit.newPage({ locale: 'zh-HK' });
  await visit.page.goto('about:blank');
  expect(await arriveAt('/guide/basic/cli?q=1#first')).toBe('/zh/guide/basic/cli?q=1#first');
  expect(await arriveAt('/guide/basic/cli')).toBe('/guide/basic/cli');
  await visit.page.goBack();
  await visit.page.goBack();
  expect(visit.page.url()).toBe('about:blank');
});

it('darkMode false is always light and has no switch, on wide screens and phones, and without scripts', async () => {
  const background = () =>
    visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visit.newPage({ colorScheme: 'light', javaScriptEnabled: false });
  await visit.page.goto(`${visit.origin}/guide/basic/cli`);
  const light = await background();
  await visit.page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe(light);
  await visit.newPage({ colorScheme: 'dark' });
  await visit.page.addInitScript(() => localStorage.setItem('rslib.appearance', 'dark'));
  await visit.open('/guide/basic/cli');
  expect(await background()).toBe(light);
  expect(await visit.page.locator('[data-appearance-switch]').count()).toBe(0);
  await visit.page.setViewportSize({ width: 390, height: 800 });
  await visit.page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await visit.page.locator('#sidebar').getByText('Appearance').isVisible()).toBe(false);
});

it('wrapCode true starts every block wrapped, on the next visit too; enableScrollToTop false leaves a scrolled page without the control', async () => {
  await visit.open('/code');
  const block = visit.page.getByRole('figure').first();
  const lines = () => block.locator('pre').evaluate((pre) => getComputedStyle(pre).whiteSpace);
  const wrap = block.getByRole('button', { name: 'Toggle code wrap' });
  expect(await lines()).toBe('pre-wrap');
  expect(await wrap.getAttribute('aria-pressed')).toBe('true');
  await wrap.click();
  expect(await lines()).toBe('pre');
  await visit.open('/code');
  expect(await lines()).toBe('pre-wrap');
  await visit.page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => visit.page.evaluate(() => scrollY)).toBe(600);
  expect(await visit.page.locator(`[${TO_TOP}]`).count()).toBe(0);
});

it('search without a provider has no button, keys, page or index, in any language', async () => {
  await visit.open('/guide/basic/cli');
  await visit.page.keyboard.press('/');
  await visit.page.keyboard.press('Control+k');
  expect(await visit.page.locator('dialog').count()).toBe(0);
  for (const page of ['guide/basic/cli', 'zh/guide/basic/cli'])
    expect(await visit.site.read(`build/${page}.html`)).not.toContain(SEARCH_BUTTON);
  for (const file of await readdir(path.join(visit.site.dir, 'build'), { recursive: true })) {
    expect(file).not.toMatch(/search(?:-index.*|\.html)$/);
  }
});

it('items of the navigation stand on their side, know when they are active, navigate on a press and open by hovering', async () => {
  await visit.open('/config/');
  const right = banner().getByRole('link', { name: 'Right' });
  expect((await right.boundingBox())!.x).toBeGreaterThan(700);
  expect(await right.getAttribute('aria-current')).toBe('true');
  const guide = banner().getByRole('link', { name: 'Guide', exact: true });
  expect((await guide.boundingBox())!.x).toBeLessThan(400);
  expect(await guide.locator('img').getAttribute('src')).toMatch(/^data:image/);
  await banner().getByRole('button', { name: 'More', exact: true }).click();
  await visit.page.locator('#nav-menu-2').getByRole('link', { name: 'Blog' }).waitFor();

  const menu = visit.page.locator('#nav-menu-1');
  await guide.hover();
  await menu.waitFor();
  // The name of a group may be a link itself.
  expect(await menu.getByRole('link').allTextContents()).toEqual(['Start', 'Basics', 'Glossary']);
  await guide.click();
  await visit.page.waitForURL('**/guide/start/');
  await visit.page.mouse.move(700, 600);
  await banner().getByRole('button', { name: 'More of Guide' }).press('Enter');
  await menu.getByRole('link', { name: 'Basics' }).click();
  await visit.page.waitForURL('**/guide/basic/cli');
  await menu.waitFor({ state: 'hidden' });

  // The menu screen of phones, below bar and announcement.
  await visit.page.setViewportSize({ width: 390, height: 800 });
  await visit.open('/blog/');
  await visit.page.getByRole('button', { name: 'Site menu' }).click();
  const screen = visit.page.locator('#phone-screen');
  const bar = (await banner().boundingBox())!;
  expect(bar.y + bar.height).toBe((await screen.boundingBox())!.y);
  await screen.locator('summary', { hasText: 'Guide' }).click();
  await screen.getByRole('link', { name: 'Glossary' }).click();
  await visit.page.waitForURL('**/guide/start/glossary');
  await screen.waitFor({ state: 'hidden' });
});

it('social links beyond the fifth wait in a popup, and show a text, a picture or HTML; the ecosystem opens by focus, and scales and misses logos', async () => {
  await visit.open('/config/');
  const six = banner().getByRole('link', { name: 'Six' });
  expect(await six.isVisible()).toBe(false);
  await banner().getByRole('button', { name: 'More places' }).hover();
  await six.waitFor();
  await banner().getByRole('button', { name: 'Seven' }).hover();
  await banner().getByText('Text in the popup').waitFor();
  expect(await six.isVisible()).toBe(true);
  await visit.page.mouse.move(700, 600);
  await six.waitFor({ state: 'hidden' });
  for (const [name, selector] of [
    ['Two', 'text=Shown text'],
    ['Three', 'img[alt="Shown picture"]'],
    ['Four', 'em:text("Shown HTML")'],
  ] as const) {
    const shown = banner().locator(selector);
    expect(await shown.isVisible(), name).toBe(false);
    await banner().getByRole('button', { name, exact: true }).hover();
    await shown.waitFor();
  }

  const button = banner().getByRole('button', { name: 'Tools of the same family' });
  const menu = visit.page.locator('#ecosystem-menu');
  await button.hover();
  await visit.page.waitForTimeout(300);
  expect(await menu.isVisible()).toBe(false);
  await button.focus();
  await menu.waitFor();
  const empty = menu.getByRole('link', { name: /^Rspack/ }).locator('img');
  expect(await empty.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  const scaled = menu.getByRole('link', { name: /^Rsbuild/ }).locator('svg');
  expect((await scaled.boundingBox())!.width).toBe(14);
});

it('an announcement is shown in both languages and, once dismissed, never again and without a flash', async () => {
  // The first page of a visitor leads to the browser's language; later ones stay where they are.
  await visit.open('/config/');
  await visit.open('/zh/config/');
  await visit.page.getByText('一则消息。').waitFor();
  const link = visit.page.locator('[data-announcement] a');
  expect(await link.getAttribute('href')).toBe('/docs/zh/blog/');
  await visit.open('/config/');
  await visit.page.getByText('Some news.').waitFor();
  await visit.page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await visit.page.getByText('Some news.').waitFor({ state: 'hidden' });
  const kept = await visit.page.evaluate(() => localStorage.getItem('rslib.announcement'));
  expect(kept).toBe('news-1');
  visit.expected = /net::ERR_FAILED/;
  await visit.page.route(/assets\/js/, (route) => route.abort());
  await visit.page.goto(`${visit.origin}/blog/`);
  expect(await visit.page.getByText('Some news.').isVisible()).toBe(false);
  expect((await banner().boundingBox())!.y).toBe(0);
});

const isHidden = () => visit.page.locator('html').getAttribute('data-bar');

it('hideNavbar auto hides while scrolling down, but not at first, shows while scrolling up, to the keyboard and on navigation, and the second bar takes its place', async () => {
  // The bar looks 200 ms after a scroll; a timer of the page that ends later has seen what it did.
  const scrollTo = (y: number) =>
    visit.page.evaluate((top) => {
      const looked = new Promise((resolve) =>
        addEventListener('scroll', () => setTimeout(resolve, 250), { once: true }),
      );
      window.scrollTo({ top, behavior: 'instant' });
      return looked;
    }, y);
  const top = async () => (await banner().boundingBox())!.y;
  const outline = visit.page.getByRole('button', { name: 'ON THIS PAGE' });
  const compact = visit.page.locator('[data-outline], [data-sidebar]').filter({ has: outline });
  for (const width of [1440, 1024, 390]) {
    await visit.page.setViewportSize({ width, height: 800 });
    await visit.open('/long');
    await scrollTo(400);
    expect(await isHidden()).toBeNull();
    await scrollTo(800);
    expect(await isHidden()).toBe('hidden');
    await expect.poll(top, { message: `${width} px` }).toBeLessThan(-50);
    if (width < 1280) {
      await expect.poll(async () => (await compact.boundingBox())!.y).toBe(0);
      await outline.click();
      const list = visit.page.getByRole('navigation', { name: 'ON THIS PAGE' });
      expect((await list.boundingBox())!.y).toBeLessThan(60);
      await visit.page.keyboard.press('Escape');
    }
    await scrollTo(700);
    expect(await isHidden()).toBeNull();
    await expect.poll(top).toBeGreaterThanOrEqual(0);
  }
  await scrollTo(1200);
  await banner().getByRole('link', { name: 'Rslib' }).focus();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL(`${visit.origin}/`);
  await expect.poll(isHidden).toBeNull();
});

it('hideNavbar auto looks 200 ms after the first of many scrolls, and a page without a bar counts nothing for anchors', async () => {
  await visit.page.clock.install({ time: 0 });
  await visit.open('/long');
  const offset = () =>
    visit.page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
  const withBar = await offset();
  await visit.page.clock.pauseAt(60_000);
  const scroll = (y: number) =>
    visit.page.evaluate(
      (top) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        }),
      y,
    );
  await scroll(400);
  await visit.page.clock.runFor(200);
  await scroll(600);
  await visit.page.clock.runFor(120);
  await scroll(800);
  await visit.page.clock.runFor(79);
  expect(await isHidden()).toBeNull();
  await visit.page.clock.runFor(1);
  expect(await isHidden()).toBe('hidden');
  await visit.page.clock.resume();
  await visit.open('/bare');
  expect(await banner().count()).toBe(0);
  expect(withBar - (await offset())).toBe(72);
});
