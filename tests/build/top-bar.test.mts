import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/chromium/find-chromium.mts';
import type { FixtureSite } from '../lib/fixture-site.mts';
import { buildAndServe, collectProblems, createTopBarSite, type Served } from '../lib/top-bar-site.mts';

let browser: Browser;
let site: FixtureSite;
let served: Served;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  site = await createTopBarSite();
  served = await buildAndServe(site);
});
afterAll(async () => {
  served?.close();
  await browser?.close();
  await site?.remove();
});

let page: Page;
let problems: string[];
beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 800 } });
  problems = [];
  collectProblems(page, problems);
});
afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

async function open(at: string): Promise<void> {
  await page.goto(served.origin + at);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

const banner = () => page.getByRole('banner');

describe('items of the navigation', () => {
  it('stand on their side, right where nothing is said, and know when they are active', async () => {
    await open('/config/');
    const right = banner().getByRole('link', { name: 'Right' });
    expect((await right.boundingBox())!.x).toBeGreaterThan(700);
    expect(await right.getAttribute('aria-current')).toBe('true');
    const guide = banner().getByRole('link', { name: 'Guide', exact: true });
    expect((await guide.boundingBox())!.x).toBeLessThan(400);
    expect(await guide.locator('img').getAttribute('src')).toMatch(/^data:image/);
  });

  it('with a link and entries navigate on a press and open by hovering', async () => {
    await open('/config/');
    const guide = banner().getByRole('link', { name: 'Guide', exact: true });
    const menu = page.locator('#nav-menu-1');
    await guide.hover();
    await menu.waitFor();
    // The name of a group may be a link itself.
    expect(await menu.getByRole('link').allTextContents()).toEqual(['Start', 'Basics', 'Glossary']);
    await guide.click();
    await page.waitForURL('**/guide/start/');
    await page.mouse.move(700, 600);
    await banner().getByRole('button', { name: 'More of Guide' }).press('Enter');
    await menu.getByRole('link', { name: 'Basics' }).click();
    await page.waitForURL('**/guide/basic/cli');
    await menu.waitFor({ state: 'hidden' });
  });

  it('without a link open by a press', async () => {
    await open('/blog/');
    await banner().getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('#nav-menu-2').getByRole('link', { name: 'Blog' }).waitFor();
  });

  it('stand on the menu screen of phones with their entries', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/config/');
    await page.getByRole('button', { name: 'Site menu' }).click();
    const screen = page.locator('#phone-screen');
    await screen.locator('summary', { hasText: 'Guide' }).click();
    await screen.getByRole('link', { name: 'Glossary' }).click();
    await page.waitForURL('**/guide/start/glossary');
    await screen.waitFor({ state: 'hidden' });
  });
});

describe('social links', () => {
  it('beyond the fifth wait in a popup that hovering opens and leaving closes', async () => {
    await open('/config/');
    const six = banner().getByRole('link', { name: 'Six' });
    expect(await six.isVisible()).toBe(false);
    await banner().getByRole('button', { name: 'More places' }).hover();
    await six.waitFor();
    await banner().getByRole('button', { name: 'Seven' }).hover();
    await banner().getByText('Text in the popup').waitFor();
    expect(await six.isVisible()).toBe(true);
    await page.mouse.move(700, 600);
    await six.waitFor({ state: 'hidden' });
  });

  it('show a text, a picture or HTML when they are hovered', async () => {
    await open('/config/');
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
});

describe('the ecosystem', () => {
  it('opens by focus where that is configured, and scales and misses logos', async () => {
    await open('/config/');
    const button = banner().getByRole('button', { name: 'Tools of the same family' });
    const menu = page.locator('#ecosystem-menu');
    await button.hover();
    await page.waitForTimeout(300);
    expect(await menu.isVisible()).toBe(false);
    await button.focus();
    await menu.waitFor();
    const empty = menu.getByRole('link', { name: /^Rspack/ }).locator('img');
    expect(await empty.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    const scaled = menu.getByRole('link', { name: /^Rsbuild/ }).locator('svg');
    expect((await scaled.boundingBox())!.width).toBe(14);
  });
});

describe('an announcement', () => {
  it('is shown in both languages and, once dismissed, never again and without a flash', async () => {
    await open('/zh/config/');
    await page.getByText('一则消息。').waitFor();
    expect(await page.locator('[data-announcement] a').getAttribute('href')).toBe('/zh/blog/');
    await open('/config/');
    await page.getByText('Some news.').waitFor();
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await page.getByText('Some news.').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('rslib.announcement'))).toBe('news-1');
    await page.route(/assets\/js/, (route) => route.abort());
    await page.goto(`${served.origin}/blog/`);
    expect(await page.getByText('Some news.').isVisible()).toBe(false);
    expect((await banner().boundingBox())!.y).toBe(0);
    problems = [];
  });

  it('leaves the menu screen of phones beside the bar', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('/config/');
    await page.getByRole('button', { name: 'Site menu' }).click();
    const bar = (await banner().boundingBox())!;
    expect(bar.y + bar.height).toBe((await page.locator('#phone-screen').boundingBox())!.y);
  });
});

describe('hideNavbar', () => {
  const isHidden = () => page.locator('html').getAttribute('data-bar');
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(300);
  };

  it('auto hides while scrolling down, but not at first, and shows while scrolling up', async () => {
    await open('/long');
    await scrollTo(400);
    expect(await isHidden()).toBeNull();
    await scrollTo(800);
    expect(await isHidden()).toBe('hidden');
    await page.waitForTimeout(400);
    expect((await banner().boundingBox())!.y).toBeLessThanOrEqual(-72);
    await scrollTo(700);
    expect(await isHidden()).toBeNull();
    await scrollTo(1200);
    expect(await isHidden()).toBe('hidden');
  });

  it('auto shows the bar on navigation and to who reaches it by the keyboard', async () => {
    await open('/long');
    await scrollTo(400);
    await scrollTo(800);
    await banner().getByRole('link', { name: 'Rslib' }).focus();
    await page.waitForTimeout(400);
    expect((await banner().boundingBox())!.y).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${served.origin}/`);
    expect(await isHidden()).toBeNull();
  });

  it('auto leaves the bar alone below 1280 px', async () => {
    await page.setViewportSize({ width: 1279, height: 800 });
    await open('/long');
    await scrollTo(400);
    await scrollTo(800);
    expect(await isHidden()).toBeNull();
  });

  const anchorOffset = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));

  it('counts nothing for anchors where a page has no bar, 72 px where it has one', async () => {
    await open('/long');
    const withBar = await anchorOffset();
    await open('/bare');
    expect(await banner().count()).toBe(0);
    expect(withBar - (await anchorOffset())).toBe(72);
  });

  it('always leaves no bar anywhere', async () => {
    await site.replace('src/site/options.ts', "hideNavbar: 'auto',", "hideNavbar: 'always',");
    served = await buildAndServe(site);
    await open('/long');
    expect(await banner().count()).toBe(0);
    expect(await anchorOffset()).toBe(24);
  });
});
