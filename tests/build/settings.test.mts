import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TO_TOP } from '../../src/features/scroll-to-top/scroll-to-top';
import { SEARCH_BUTTON } from '@rslib-docs/search/dialog/search-dom';
import { pageSource } from '../lib/fixture-site.mts';
import { createTopBarSite } from '../lib/top-bar-site.mts';
import { visitAddresses } from '../lib/visit-addresses.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const CODE = `\`\`\`text\n${'Long line '.repeat(6)}\n\`\`\`\n\n`.repeat(20);
const OPTIONS = [
  ["localeRedirect: 'auto',", "localeRedirect: 'only-default-lang',"],
  ['darkMode: true,', 'darkMode: false,'],
  ['wrapCode: false,', 'wrapCode: true,'],
  ['enableScrollToTop: true,', 'enableScrollToTop: false,'],
  ['HeadingTitle: true,', 'HeadingTitle: false,'],
] as const;

/** Independent settings, each different from this site's: one build proves them. */
const visit = new VisitedSite(
  async () => {
    const site = await createTopBarSite();
    const file = 'src/site/options.ts';
    for (const [from, to] of OPTIONS) await site.replace(file, from, to);
    await site.setFact(file, 'SEARCH_OPTIONS', "{ provider: 'none' }");
    await site.write('docs/code.mdx', `${pageSource('Code')}\n${CODE}`);
    return site;
  },
  undefined,
  undefined,
  {
    BASE_URL: '/docs/',
    SITE_URL: 'https://example.org',
    SITE_REPOSITORY: 'https://example.org/repo',
    SITE_REPOSITORY_DIRECTORY: '',
  },
);
const banner = () => visit.page.getByRole('banner');
const where = () => visit.page.url().slice(visit.origin.length);
const visited = () => visit.page.evaluate(() => localStorage.getItem('rslib.visited'));
const background = () =>
  visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(251, 252, 251)';
const switches = () => visit.page.locator('[data-appearance-switch]');

/** Opens an address as a new visitor would, and waits until nothing can move any more. */
async function arriveAt(at: string): Promise<string> {
  await visit.open(at);
  await visit.page.waitForTimeout(300);
  return where();
}

describe('under a base path and another origin', () => {
  it('every address keeps the base @F224', async () => {
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
  });

  it('every form of an address leads to its page @F224', async () => {
    const browser = visit.page.context().browser()!;
    const { seen, problems } = await visitAddresses(browser, new URL(visit.origin).origin, [
      '/docs/', '/docs/zh/', '/docs/guide/basic/cli.html', '/docs/guide/start/index',
      '/docs/guide/basic/cli/', '/docs/en/guide/basic/cli', '/docs/zh/nope', '/docs/nope',
    ]); // prettier-ignore
    expect(problems).toEqual([]);
    expect(seen['/docs/']!.heading).toBe('Home');
    expect(seen['/docs/guide/basic/cli.html']!.path).toBe('/docs/guide/basic/cli');
    expect(seen['/docs/guide/start/index']!.path).toBe('/docs/guide/start/');
    expect(seen['/docs/guide/basic/cli/']!.path).toBe('/docs/guide/basic/cli');
    expect(seen['/docs/en/guide/basic/cli']!.path).toBe('/docs/guide/basic/cli');
    expect(seen['/docs/zh/nope']).toMatchObject({
      heading: 'PAGE NOT FOUND',
      lang: 'zh-CN',
      home: '/docs/zh/',
    });
    expect(seen['/docs/nope']).toMatchObject({
      heading: 'PAGE NOT FOUND',
      lang: 'en',
      home: '/docs/',
    });
  });
});

describe('localeRedirect only-default-lang', () => {
  it('leads from English pages, once, and Back works', async () => {
    await visit.newPage({ locale: 'zh-HK' });
    await visit.page.goto('about:blank');
    expect(await arriveAt('/guide/basic/cli?q=1#first')).toBe('/zh/guide/basic/cli?q=1#first');
    expect(await arriveAt('/guide/basic/cli')).toBe('/guide/basic/cli');
    await visit.page.goBack();
    await visit.page.goBack();
    expect(visit.page.url()).toBe('about:blank');
  });

  it('leaves readers of Chinese pages where they are, and marks them', async () => {
    expect(await arriveAt('/zh/guide/basic/cli')).toBe('/zh/guide/basic/cli');
    expect(await visited()).toBe('1');
  });

  it('skips bots, and does not redirect again without storage', async () => {
    await visit.newPage({ locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; SomeBot/1.0)' });
    expect(await arriveAt('/')).toBe('/');
    expect(await visited()).toBeNull();
    await visit.newPage({ locale: 'zh-CN' });
    let documents = 0;
    visit.page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await visit.page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    });
    expect(await arriveAt('/guide/basic/cli')).toBe('/guide/basic/cli');
    expect(documents).toBe(1);
  });
});

describe('darkMode false', () => {
  it('is always light and has no switch, on wide screens and phones', async () => {
    await visit.newPage({ colorScheme: 'dark' });
    await visit.page.addInitScript(() => localStorage.setItem('rslib.appearance', 'dark'));
    await visit.open('/guide/basic/cli');
    expect(await background()).toBe(LIGHT);
    expect(await switches().count()).toBe(0);
    await visit.page.setViewportSize({ width: 390, height: 800 });
    await visit.page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await visit.page.locator('#sidebar').getByText('Appearance').isVisible()).toBe(false);
    await visit.page.evaluate(() => localStorage.setItem('rslib.appearance', 'dark'));
    await visit.open('/zh/');
    expect(await background()).toBe(LIGHT);
  });

  it('is light without scripts too', async () => {
    await visit.newPage({ colorScheme: 'dark', javaScriptEnabled: false });
    await visit.page.goto(`${visit.origin}/guide/basic/cli`);
    const theme = visit.page.locator('html[data-theme=light]');
    expect(await theme.count()).toBe(1);
  });
});

it('wrapCode true starts every block wrapped, on the next visit too', async () => {
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
});

it('enableScrollToTop false leaves a page that is scrolled without the control', async () => {
  await visit.open('/code');
  await visit.page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => visit.page.evaluate(() => scrollY)).toBe(600);
  expect(await visit.page.locator(`[${TO_TOP}]`).count()).toBe(0);
});

it('search without a provider has no button, keys, page or index, in any language', async () => {
  for (const at of ['/guide/basic/cli', '/zh/guide/basic/cli']) {
    await visit.open(at);
    await visit.page.keyboard.press('/');
    await visit.page.keyboard.press('Control+k');
    expect(await visit.page.locator(`[${SEARCH_BUTTON}], dialog`).count(), at).toBe(0);
  }
  for (const file of await readdir(path.join(visit.site.dir, 'build'), { recursive: true })) {
    expect(file).not.toMatch(/search(?:-index.*|\.html)$/);
  }
});

describe('items of the navigation', () => {
  it('stand on their side, right by default, and know when they are active', async () => {
    await visit.open('/config/');
    const right = banner().getByRole('link', { name: 'Right' });
    expect((await right.boundingBox())!.x).toBeGreaterThan(700);
    expect(await right.getAttribute('aria-current')).toBe('true');
    const guide = banner().getByRole('link', { name: 'Guide', exact: true });
    expect((await guide.boundingBox())!.x).toBeLessThan(400);
    expect(await guide.locator('img').getAttribute('src')).toMatch(/^data:image/);
    await banner().getByRole('button', { name: 'More', exact: true }).click();
    await visit.page.locator('#nav-menu-2').getByRole('link', { name: 'Blog' }).waitFor();
  });

  it('with a link and entries navigate on a press and open by hovering', async () => {
    await visit.open('/config/');
    const guide = banner().getByRole('link', { name: 'Guide', exact: true });
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
  });

  it('stand on the menu screen of phones, below bar and announcement, with their entries', async () => {
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
});

it('social links beyond the fifth wait in a popup, and show a text, a picture or HTML', async () => {
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
});

it('the ecosystem opens by focus where that is configured, and scales and misses logos', async () => {
  await visit.open('/config/');
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

it('fallbackHeadingTitle false gives a page no heading that its text does not have', async () => {
  await visit.open('/guide/basic/cli');
  expect(await visit.page.locator('h1').count()).toBe(0);
  expect(await visit.page.getByRole('heading', { level: 2, name: 'First' }).count()).toBe(1);
});
