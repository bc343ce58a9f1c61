import { openSlowHost } from '../lib/flaky-host.mts';
import { expect, test } from '../lib/test.mts';

/** Behind the first words and the script, before any panel; and with all panels, in their later place. */
const CUTS = {
  'before its panel has come': (html: string) => html.indexOf('</main>'),
  'when its panel has come': (html: string) => html.lastIndexOf('<template id=app'),
};

let host: Awaited<ReturnType<typeof openSlowHost>>;
let cut: (html: string) => number;
/** Lets the rest of the page come. */
let release: () => void;

test.beforeAll(async ({ siteHost }) => {
  host = await openSlowHost(siteHost, async (html, write) => {
    const rest = new Promise<void>((resolve) => (release = resolve));
    const at = cut(html);
    if (at < 0) throw new Error('The page has no such place.');
    write(html.slice(0, at));
    await rest;
    write(html.slice(at));
  });
});

test.afterAll(() => host.close());

const BUTTONS = [
  { name: 'the sidebar', width: 390, address: '/zh/config/rsbuild/output', panel: 'sidebar' },
  { name: 'the language menu', width: 1440, address: '/guide/basic/cli', panel: 'language-menu' },
];

for (const [when, place] of Object.entries(CUTS)) {
  test(`a panel that is asked for ${when} opens and stays @no-hydration`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const { name, width, address, panel } of BUTTONS) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 900 });
        cut = place;
        await page.goto(host.origin + address, { waitUntil: 'commit' });
        const button = page.locator(`[popovertarget="${panel}"]:visible`).first();
        await button.hover();
        await button.click();
        release();
        await page.waitForLoadState();
        const opened = page.locator(`#${panel}`);
        await expect(opened).toBeVisible();
        const isMoved = opened.evaluate((one) => one.matches('[data-place] ~ *, body > *'));
        expect(await isMoved).toBe(false);
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
        await expect(page.locator('html')).not.toHaveAttribute('data-overlay');
        await expect(button).toBeFocused();
      });
    }
    expect(errors).toEqual([]);
  });
}

test('the focus in the sidebar stays when the rest has come @no-hydration', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  cut = CUTS['when its panel has come'];
  await page.goto(`${host.origin}/config/rsbuild/output`, { waitUntil: 'commit' });
  const link = page.locator('#sidebar a[href="/config/rsbuild/tools"]');
  await link.focus();
  release();
  await page.waitForLoadState();
  await expect(link).toBeFocused();
});
