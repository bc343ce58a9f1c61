import { describe, expect, it } from 'vitest';
import { createTopBarSite } from '../lib/top-bar-site.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const OPTIONS = 'src/site/options.ts';

/** With options that have nothing to do with the bar, which spares a build. */
const visit = new VisitedSite(async () => {
  const site = await createTopBarSite();
  await site.replace(OPTIONS, "localeRedirect: 'auto',", "localeRedirect: 'never',");
  const animated = 'enableAppearanceAnimation: true,';
  await site.replace(OPTIONS, animated, animated.replace('true', 'false'));
  await site.replace(OPTIONS, 'HeadingTitle: true,', 'HeadingTitle: false,');
  return site;
});
const banner = () => visit.page.getByRole('banner');

describe('items of the navigation', () => {
  it('stand on their side, right where nothing is said, and know when they are active', async () => {
    await visit.open('/config/');
    const right = banner().getByRole('link', { name: 'Right' });
    expect((await right.boundingBox())!.x).toBeGreaterThan(700);
    expect(await right.getAttribute('aria-current')).toBe('true');
    const guide = banner().getByRole('link', { name: 'Guide', exact: true });
    expect((await guide.boundingBox())!.x).toBeLessThan(400);
    expect(await guide.locator('img').getAttribute('src')).toMatch(/^data:image/);
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

  it('without a link open by a press', async () => {
    await visit.open('/blog/');
    await banner().getByRole('button', { name: 'More', exact: true }).click();
    await visit.page.locator('#nav-menu-2').getByRole('link', { name: 'Blog' }).waitFor();
  });

  it('stand on the menu screen of phones with their entries', async () => {
    await visit.page.setViewportSize({ width: 390, height: 800 });
    await visit.open('/config/');
    await visit.page.getByRole('button', { name: 'Site menu' }).click();
    const screen = visit.page.locator('#phone-screen');
    await screen.locator('summary', { hasText: 'Guide' }).click();
    await screen.getByRole('link', { name: 'Glossary' }).click();
    await visit.page.waitForURL('**/guide/start/glossary');
    await screen.waitFor({ state: 'hidden' });
  });
});

describe('social links', () => {
  it('beyond the fifth wait in a popup that hovering opens and leaving closes', async () => {
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
  });

  it('show a text, a picture or HTML when they are hovered', async () => {
    await visit.open('/config/');
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
});

describe('an announcement', () => {
  it('is shown in both languages and, once dismissed, never again and without a flash', async () => {
    // The first page of a visitor leads to the browser's language; later ones stay where they are.
    await visit.open('/config/');
    await visit.open('/zh/config/');
    await visit.page.getByText('一则消息。').waitFor();
    expect(await visit.page.locator('[data-announcement] a').getAttribute('href')).toBe(
      '/zh/blog/',
    );
    await visit.open('/config/');
    await visit.page.getByText('Some news.').waitFor();
    await visit.page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await visit.page.getByText('Some news.').waitFor({ state: 'hidden' });
    expect(await visit.page.evaluate(() => localStorage.getItem('rslib.announcement'))).toBe(
      'news-1',
    );
    visit.expected = /net::ERR_FAILED/;
    await visit.page.route(/assets\/js/, (route) => route.abort());
    await visit.page.goto(`${visit.origin}/blog/`);
    expect(await visit.page.getByText('Some news.').isVisible()).toBe(false);
    expect((await banner().boundingBox())!.y).toBe(0);
  });

  it('leaves the menu screen of phones beside the bar', async () => {
    await visit.page.setViewportSize({ width: 390, height: 800 });
    await visit.open('/config/');
    await visit.page.getByRole('button', { name: 'Site menu' }).click();
    const bar = (await banner().boundingBox())!;
    expect(bar.y + bar.height).toBe((await visit.page.locator('#phone-screen').boundingBox())!.y);
  });
});

describe('localeRedirect never', () => {
  it.each([
    ['zh-CN', '/guide/basic/cli'],
    ['en-US', '/zh/guide/basic/cli'],
  ])('moves no reader of %s from %s', async (locale, at) => {
    await visit.newPage({ locale });
    await visit.open(at);
    await visit.page.waitForTimeout(300);
    expect(visit.page.url()).toBe(visit.origin + at);
    expect(await visit.page.evaluate(() => localStorage.getItem('rslib.visited'))).toBeNull();
  });
});

it('enableAppearanceAnimation false changes the appearance without a transition', async () => {
  await visit.open('/guide/basic/cli');
  const background = () =>
    visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visit.page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('a transition');
    };
  });
  const button = visit.page.locator('[data-appearance-switch]').first();
  const light = await background();
  await button.click();
  expect(await background()).not.toBe(light);
  await button.click();
  expect(await background()).toBe(light);
});

it('fallbackHeadingTitle false gives a page no heading that its text does not have', async () => {
  await visit.open('/guide/basic/cli');
  expect(await visit.page.locator('h1').count()).toBe(0);
  expect(await visit.page.getByRole('heading', { level: 2, name: 'First' }).count()).toBe(1);
});
