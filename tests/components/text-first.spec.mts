import type { Page } from '@playwright/test';
import { appStarted, casesOf, changeHtml, expect, test } from '../lib/test.mts';

const KINDS = ['/', '/zh/guide/basic/cli'];
const MORE = ['/config/rsbuild/output', '/zh/', '/config/', '/zh/config/lib/dts', '/blog/', '/blog/introducing-rslib', '/benchmarks']; // prettier-ignore
const WIDTHS = [390, 1440];
const PAGES = casesOf([...KINDS, ...MORE], KINDS);
/** Stands behind the first paragraphs of every page. */
const AFTER_TEXT = '<script data-after-text>';

interface Look {
  name: string;
  values: Record<string, string>;
}

/**
 * Computed styles of everything outside of menus, in the order of the document. Elements that
 * contain the last one are left out if `isCut`: more comes into them.
 */
async function looksOf(page: Page, isCut: boolean): Promise<Look[]> {
  // Joined to one text: the runner takes much longer to transfer a hundred thousand values.
  const looks = await page.evaluate(async (cut) => {
    await document.fonts.ready;
    const all = [...document.body.querySelectorAll('*')].filter(
      (one) => !one.closest('[popover], template, script, .page-styles'),
    );
    const last = all.at(-1)!;
    const shown = [...getComputedStyle(last)].filter((key) => !key.startsWith('--'));
    // A first screen has far fewer.
    const looks = all.slice(0, 400).map((one) => {
      const name = `${one.tagName}.${one.getAttribute('class')}`;
      if (cut && one.contains(last)) return { name, values: {} };
      const style = getComputedStyle(one);
      const { x, y } = one.getBoundingClientRect();
      const values = Object.fromEntries(shown.map((key) => [key, style.getPropertyValue(key)]));
      return { name, values: { ...values, place: `${x} ${y}` } };
    });
    return JSON.stringify(looks);
  }, isCut);
  return JSON.parse(looks) as Look[];
}

for (const [index, address] of PAGES.entries()) {
  const colorScheme = index % 2 === 0 ? 'dark' : 'light';
  test(`the first words of ${address} look as they will (${colorScheme})`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address);
    const looksAt = async (width: number, isCut: boolean) => {
      await page.setViewportSize({ width, height: 900 });
      return looksOf(page, isCut);
    };
    const whole = new Map<number, Look[]>();
    for (const width of WIDTHS) whole.set(width, await looksAt(width, false));
    await changeHtml(page, address, (html) => html.slice(0, html.indexOf(AFTER_TEXT)));
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    for (const width of WIDTHS) {
      const later = whole.get(width)!;
      const first = await looksAt(width, true);
      expect(first.length).toBeGreaterThan(20);
      const changes = first.flatMap(({ name, values }, at) => [
        ...(name === later[at]!.name ? [] : [`${name} is ${later[at]!.name}`]),
        ...Object.entries(values)
          .filter(([key, value]) => later[at]!.values[key] !== value)
          .map(([key, value]) => `${name} ${key}: ${value} → ${later[at]!.values[key]}`),
      ]);
      expect.soft(changes, `${width} px`).toEqual([]);
    }
  });
}

test('a connection that breaks off leaves what has come @F203', async ({ page }) => {
  const ends: Record<string, (html: string) => number> = {
    'behind the first words': (html) => html.indexOf(AFTER_TEXT),
    'in the script': (html) => html.indexOf(AFTER_TEXT) + 2000,
    'in the text': (html) => html.indexOf('</main>') - 4000,
    'in the sidebar': (html) => html.indexOf('</main>') + 1500,
  };
  for (const [place, end] of Object.entries(ends)) {
    await changeHtml(page, '/guide/basic/cli', (html) => html.slice(0, end(html)));
    await page.goto('/guide/basic/cli');
    await expect(page.locator('h1'), place).toHaveText('CLI');
    await expect(page.getByText('writes out the resolved configuration'), place).toBeVisible();
    await expect(page.getByRole('link', { name: 'Config', exact: true }), place).toBeVisible();
  }
});

test('the document is in the order of the eyes when it is there, and the keys go through it @no-hydration', async ({
  page,
  arrival,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide/basic/cli');
  await expect(page.locator('[data-place], [data-moved-from], body script[data-after-text]')).toHaveCount(0); // prettier-ignore
  const order = await page.evaluate(() =>
    ['header', '#sidebar', '#main', '#outline', 'footer'].map((selector) => {
      const element = document.querySelector(selector)!;
      return [...document.querySelectorAll('*')].indexOf(element);
    }),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
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
  const regions = passed.filter((region) => region !== 'other');
  expect(regions).toEqual(['bar', 'sidebar', 'text', 'outline']);
  // What the page waits for leaves its text once the app has it in the head.
  if (arrival === 'never') return;
  await appStarted(page);
  await expect(page.locator('main .page-styles')).toHaveCount(0);
});
