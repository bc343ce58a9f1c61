import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TO_TOP } from '../../src/features/scroll-to-top/scroll-to-top';
import { SEARCH_BUTTON } from '@rslib-docs/search/dialog/search-dom';
import { FixtureSite, pageSource } from '../lib/fixture-site.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const OPTIONS = 'src/site/options.ts';
const CODE = '```text\nLine\n```\n\n'.repeat(20);

async function createSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.replace(OPTIONS, "localeRedirect: 'auto',", "localeRedirect: 'only-default-lang',");
  await site.replace(OPTIONS, 'darkMode: true,', 'darkMode: false,');
  await site.replace(OPTIONS, 'wrapCode: false,', 'wrapCode: true,');
  await site.replace(OPTIONS, 'enableScrollToTop: true,', 'enableScrollToTop: false,');
  await site.setFact(OPTIONS, 'SEARCH_OPTIONS', "{ provider: 'none' }");
  await site.setFact('src/site/ecosystem.ts', 'ECOSYSTEM_TRIGGER', "'press'");
  await site.write('docs/code.mdx', `${pageSource('Code')}\n${CODE}`);
  return site;
}

const visit = new VisitedSite(createSite);
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

describe('localeRedirect only-default-lang', () => {
  it('leads from English pages, once, and Back is no trap', async () => {
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

  it('skips bots, and who forbids storage is not led in circles', async () => {
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
    await visit.page.getByRole('button', { name: 'Site menu' }).click();
    expect(await visit.page.locator('#phone-screen').getByText('Appearance').isVisible()).toBe(
      false,
    );
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

describe('wrapCode true', () => {
  it('starts every block wrapped, on the next visit too', async () => {
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
});

describe('enableScrollToTop false', () => {
  it('leaves a page that is scrolled without the control', async () => {
    await visit.open('/code');
    await visit.page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => visit.page.evaluate(() => scrollY)).toBe(600);
    expect(await visit.page.locator(`[${TO_TOP}]`).count()).toBe(0);
  });
});

describe('search by nobody', () => {
  it('has no button, keys, page or index, in any language', async () => {
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
});

describe('the ecosystem by a press', () => {
  it('opens neither by hovering nor by focus', async () => {
    await visit.open('/guide/basic/cli');
    const button = visit.page.getByRole('button', { name: 'Tools of the same family' });
    const menu = visit.page.locator('#ecosystem-menu');
    await button.hover();
    await button.focus();
    await visit.page.waitForTimeout(300);
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    await menu.waitFor();
  });
});
