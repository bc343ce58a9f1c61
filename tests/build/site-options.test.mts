import { describe, expect, it } from 'vitest';
import { FixtureSite } from '../lib/fixture-site.mts';
import { VisitedSite } from '../lib/visited-site.mts';

const OPTIONS = 'src/site/options.ts';

async function createSite(): Promise<FixtureSite> {
  const site = await FixtureSite.create();
  await site.replace(OPTIONS, "localeRedirect: 'auto',", "localeRedirect: 'only-default-lang',");
  await site.replace(OPTIONS, 'darkMode: true,', 'darkMode: false,');
  return site;
}

const visit = new VisitedSite(createSite);
const where = () => visit.page.url().slice(visit.origin.length);
const visited = () => visit.page.evaluate(() => localStorage.getItem('rslib.visited'));
const background = () =>
  visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(251, 252, 251)';
const DARK = 'rgb(12, 19, 17)';
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

describe('localeRedirect never, enableAppearanceAnimation off', () => {
  it('moves nobody, and changes the appearance without a transition', async () => {
    await visit.site.replace(OPTIONS, "'only-default-lang',\n", "'never',\n");
    await visit.site.replace(OPTIONS, 'darkMode: false,', 'darkMode: true,');
    const animated = 'enableAppearanceAnimation: true,';
    await visit.site.replace(OPTIONS, animated, animated.replace('true', 'false'));
    await visit.rebuild();
    await visit.newPage({ locale: 'zh-CN' });
    expect(await arriveAt('/guide/basic/cli')).toBe('/guide/basic/cli');
    expect(await visited()).toBeNull();

    await visit.newPage();
    expect(await arriveAt('/zh/guide/basic/cli')).toBe('/zh/guide/basic/cli');
    await visit.page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('a transition');
      };
    });
    await switches().first().click();
    expect(await background()).toBe(DARK);
    await switches().first().click();
    expect(await background()).toBe(LIGHT);
  });
});
