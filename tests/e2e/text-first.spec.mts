import type { Page } from '@playwright/test';
import { appStarted, casesOf, expect, test } from '../lib/test.mts';

const KINDS = ['/', '/zh/guide/basic/cli', '/config/rsbuild/output'];
const MORE = ['/zh/', '/config/', '/zh/config/lib/dts', '/blog/', '/blog/introducing-rslib', '/benchmarks']; // prettier-ignore
const PAGES = casesOf([...KINDS, ...MORE], KINDS);
/** Stands behind the first paragraphs of every page. */
const AFTER_TEXT = '<script data-after-text>';

/** Sends a page only as far as `end` finds in its text, as a connection does that breaks off. */
async function cutPage(page: Page, address: string, end: (html: string) => number): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, end(html)) });
    },
  );
}

interface Look {
  name: string;
  values: Record<string, string>;
}

/**
 * How everything looks that stands outside of menus, in the order of the document. Elements that
 * hold the last one are left out if `isCut`: more comes into them.
 */
function looksOf(page: Page, isCut: boolean): Promise<Look[]> {
  return page.evaluate(async (cut) => {
    await document.fonts.ready;
    const all = [...document.body.querySelectorAll('*')].filter(
      (one) => !one.closest('[popover], template, script, .page-styles'),
    );
    const last = all.at(-1)!;
    // A first screen has far fewer.
    return all.slice(0, 400).map((one) => {
      const name = `${one.tagName}.${one.getAttribute('class')}`;
      if (cut && one.contains(last)) return { name, values: {} };
      const style = getComputedStyle(one);
      const { x, y } = one.getBoundingClientRect();
      const shown = [...style].filter((key) => !key.startsWith('--'));
      const values = Object.fromEntries(shown.map((key) => [key, style.getPropertyValue(key)]));
      return { name, values: { ...values, place: `${x} ${y}` } };
    });
  }, isCut);
}

for (const [index, address] of PAGES.entries()) {
  const colorScheme = index % 2 === 0 ? 'dark' : 'light';
  for (const width of [390, 1440]) {
    test(`the first words of ${address} look and stand as they will (${colorScheme}, ${width} px)`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const whole = await looksOf(page, false);
      await cutPage(page, address, (html) => html.indexOf(AFTER_TEXT));
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      const first = await looksOf(page, true);
      expect(first.length).toBeGreaterThan(20);
      const changes = first.flatMap(({ name, values }, at) => [
        ...(name === whole[at]!.name ? [] : [`${name} is ${whole[at]!.name}`]),
        ...Object.entries(values)
          .filter(([key, value]) => whole[at]!.values[key] !== value)
          .map(([key, value]) => `${name} ${key}: ${value} → ${whole[at]!.values[key]}`),
      ]);
      expect(changes).toEqual([]);
    });
  }
}

for (const [place, end] of [
  ['behind the first words', (html: string) => html.indexOf(AFTER_TEXT)],
  ['in the script', (html: string) => html.indexOf(AFTER_TEXT) + 2000],
  ['in the text', (html: string) => html.indexOf('</main>') - 4000],
  ['in the sidebar', (html: string) => html.indexOf('</main>') + 1500],
] as const) {
  test(`a connection that breaks off ${place} leaves what has come @F203`, async ({ page }) => {
    await cutPage(page, '/guide/basic/cli', end);
    await page.goto('/guide/basic/cli');
    await expect(page.locator('h1')).toHaveText('CLI');
    await expect(page.getByText('writes out the resolved configuration')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Config', exact: true })).toBeVisible();
  });
}

test('the document is in the order of the eyes when it is there @no-hydration', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  await expect(page.locator('[data-place], [data-moved-from], body script[data-after-text]')).toHaveCount(0); // prettier-ignore
  const order = await page.evaluate(() =>
    ['header', '#sidebar', '#main', '#outline', 'footer'].map((selector) => {
      const element = document.querySelector(selector)!;
      return [...document.querySelectorAll('*')].indexOf(element);
    }),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('what the page waits for leaves its text once the app has it in the head', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  await expect(page.locator('main .page-styles')).toHaveCount(2);
  await appStarted(page);
  await expect(page.locator('main .page-styles')).toHaveCount(0);
});

test('without the stylesheet everything can be read, and the first words look as they should', async ({
  page,
}) => {
  const empty = { contentType: 'text/css', body: '' };
  await page.route(/\/assets\/css\//, (route) => route.fulfill(empty));
  await page.goto('/guide/basic/cli');
  await expect(page.getByRole('heading', { name: 'Common flags' })).toBeVisible();
  const [title, bar] = [page.locator('h1'), page.locator('header')];
  expect(await title.evaluate((one) => getComputedStyle(one).fontWeight)).not.toBe('400');
  expect(await bar.evaluate((one) => getComputedStyle(one).position)).not.toBe('static');
});

test('the keys go from the bar to the sidebar, the text and the outline @no-hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide/basic/cli');
  await expect(page.locator('[data-moved-from]')).toHaveCount(0);
  const passed: string[] = [];
  while (passed.at(-1) !== 'outline' && passed.length < 20) {
    await page.keyboard.press('Tab');
    const region = await page.evaluate(() => {
      const { activeElement: at } = document;
      const regions = {
        sidebar: '#sidebar',
        outline: '#outline',
        text: 'main',
        bar: 'header',
      };
      return Object.entries(regions).find(([, one]) => at?.closest(one))?.[0] ?? 'other';
    });
    if (region !== passed.at(-1)) passed.push(region);
  }
  expect(passed.filter((region) => region !== 'other')).toEqual([
    'bar',
    'sidebar',
    'text',
    'outline',
  ]);
});
