import path from 'node:path';
import { FlakyHost } from '../lib/flaky-host.mts';
import { keptPaths, untilKept } from '../lib/offline.mts';
import { dialog, options, search } from '../lib/search.mts';
import { appStarted, expect, openApp, test as base } from '../lib/test.mts';

const BUILD = path.resolve(import.meta.dirname, '../../.cache/shared-site/build');
const PAGE = '/guide/basic/cli';

/** A host of its own for each test, which can be cut off. */
const test = base.extend<{ host: FlakyHost }>({
  host: async ({}, use) => {
    const host = new FlakyHost();
    await host.serve(BUILD);
    await use(host);
    await host.cut();
  },
});
test.use({ serviceWorkers: 'allow' });

/** The browser's own report when no server answers; the page itself must add nothing to it. */
function forgiveNetwork(problems: string[]): void {
  const others = problems.filter((problem) => !/net::ERR_|status of 503/.test(problem));
  problems.splice(0, problems.length, ...others);
}

test('what was visited, no more, works offline, with its search @F45', async ({
  page,
  host,
  problems,
}) => {
  test.slow();
  await openApp(page, host.origin + PAGE);
  const index = '/search-index.en.json';
  await untilKept(page, PAGE, '/offline.html', index);
  await test.step('only what was visited is kept, with the index of its language', async () => {
    const kept = await keptPaths(page);
    expect(kept.filter((one) => !/\.\w+$/.test(one))).toEqual([PAGE]);
    expect(kept.filter((one) => one.endsWith('.html'))).toEqual(['/offline.html']);
    expect(kept.filter((one) => one.includes('search-index'))).toEqual([index]);
    // Nothing of the Chinese app; the code of the page itself, not of the pages it links to.
    expect(kept.filter((one) => one.startsWith('/zh/'))).toEqual([]);
    expect(kept.length).toBeLessThan(40);
  });
  await test.step('a page that the app showed', async () => {
    await page.getByRole('link', { name: 'Output format', exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText('Output format');
    await untilKept(page, '/guide/basic/output-format');
    await host.cut();
    await page.reload();
    await appStarted(page);
    await expect(page.locator('h1')).toHaveText('Output format');
    // Without a document of its own, the app goes back to what was visited.
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('CLI');
  });
  await test.step('the page and its search', async () => {
    await page.reload();
    await expect(page.locator('h1')).toHaveText('CLI');
    // Its styles are there.
    await expect(page.locator('header').first()).toHaveCSS('position', 'sticky');
    await search(page, 'output format');
    await expect(options(page).first()).toHaveAttribute('href', '/guide/basic/output-format');
  });
  forgiveNetwork(problems);
});

test('a page that was not visited leads to those that were', async ({ page, host, problems }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${host.origin}/zh${PAGE}`);
  // The index too: it must not be on its way when the network goes.
  await untilKept(page, `/zh${PAGE}`, '/zh/offline.html', '/zh/search-index.zh.json');
  await host.cut();
  await page.goto(`${host.origin}/zh/config/lib/dts`);
  const html = page.locator('html');
  await expect(page.locator('h1')).toHaveText('当前处于离线状态');
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await expect(html).toHaveCSS('color-scheme', 'light dark');
  const background = () => html.evaluate((one) => getComputedStyle(one).backgroundColor);
  const dark = await background();
  await page.evaluate(() => localStorage.setItem('rslib.appearance', 'light'));
  await page.reload();
  expect(await background()).not.toBe(dark);
  expect(await html.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
  const again = page.getByRole('button');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  const kept = page.getByRole('main').getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await kept.getByRole('link').click();
  await expect(page).toHaveURL(`${host.origin}/zh${PAGE}`);
  await page.goBack();
  await host.serve(BUILD);
  await again.click();
  await expect(page.locator('h1')).toHaveText('lib.dts');
  forgiveNetwork(problems);
});
