import type { Page } from '@playwright/test';
import { CONFIG, PAGE, field, helper, result, said } from '../lib/migration-helper.mts';
import { expect, openApp, test } from '../lib/test.mts';

/** Longest time that a paste may block the page. */
const LONGEST_STOP_MS = 200;
/** What follows the number in the text on a refused paste. */
const REFUSED = said('en', 'refused').split('{limit}')[1]!;
const HUGE = "  entry: ['src/index.ts'],\n".repeat(190_000);

/** Each stretch of time in which the page could do nothing else, in milliseconds. */
async function watchStops(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const stops: number[] = [];
    Object.assign(window, { stops });
    new PerformanceObserver((list) => {
      stops.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  return () =>
    page.evaluate(() => Math.max(0, ...(window as unknown as { stops: number[] }).stops));
}

test('five megabytes do not hold the page, and what was there stays', async ({ page }) => {
  await openApp(page, PAGE);
  await field(page, 'en').fill(CONFIG);
  await expect(result(page, 'en')).toBeVisible();
  expect(HUGE.length).toBeGreaterThan(5_000_000);
  // The clipboard itself takes its time for so much; the page is watched from then on.
  await page.evaluate((text) => navigator.clipboard.writeText(text), HUGE);
  const longestStop = await watchStops(page);
  await field(page, 'en').press('ControlOrMeta+v');
  await expect(helper(page, 'en').getByText(REFUSED)).toBeVisible();
  await expect(page.locator('#announcer')).toContainText(REFUSED);
  await expect(field(page, 'en')).toHaveValue(CONFIG);
  await expect(field(page, 'en')).toHaveAttribute('aria-invalid', 'false');
  expect(await longestStop()).toBeLessThan(LONGEST_STOP_MS);
  // It is refused without a paste, too.
  await field(page, 'en').evaluate((element: HTMLTextAreaElement, text) => {
    element.value = text;
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, HUGE);
  await expect(field(page, 'en')).toHaveValue(CONFIG);
  // It speaks of the text again as soon as there is another.
  await field(page, 'en').press('End');
  await page.keyboard.type(' ');
  await expect(result(page, 'en')).toBeVisible();
  await expect(helper(page, 'en').getByText(REFUSED)).toBeHidden();
});

test('the message is about the present text', async ({ page }) => {
  await openApp(page, PAGE);
  const invalid = helper(page, 'en').getByText('this is not valid TypeScript');
  const announcer = page.locator('#announcer');
  await field(page, 'en').fill('export default {');
  await expect(invalid).toBeVisible();
  await expect(announcer).toContainText('this is not valid TypeScript');
  await expect(field(page, 'en')).toHaveAttribute('aria-invalid', 'true');
  // In the very frame in which the text changes.
  await page.keyboard.type(' ');
  await expect(invalid).toBeHidden({ timeout: 190 });
  expect(await announcer.textContent()).toBe('');
  await expect(field(page, 'en')).toHaveAttribute('aria-invalid', 'false');
  await expect(invalid).toBeVisible();
  await field(page, 'en').fill('');
  await expect(helper(page, 'en').getByText('Paste or type')).toBeVisible({ timeout: 190 });
  expect(await announcer.textContent()).toBe('');
  await page.waitForTimeout(500);
  expect(await announcer.textContent()).toBe('');
});

test('markup is text, and what never ends is given up @F209 @F210', async ({ page }) => {
  await openApp(page, PAGE);
  const hostile = `export default { format: 'esm', banner: { js: '</code><img src=x onerror=alert(1)>' }, name: "<b>bold</b>" };`;
  await field(page, 'en').fill(hostile);
  await expect(result(page, 'en')).toContainText('<img src=x onerror=alert(1)>');
  await expect(helper(page, 'en').locator('img, b')).toHaveCount(0);
  await field(page, 'en').fill(`export default ${'['.repeat(50_000)}`);
  await expect(helper(page, 'en').getByText('nested too deeply')).toBeVisible();
  const doubling = Array.from(
    { length: 40 },
    (_, i) => `const a${i + 1} = { ...a${i}, ...a${i} };`,
  );
  await field(page, 'en').fill(
    `const a0 = { format: 'esm' };\n${doubling.join('\n')}\nexport default a40;`,
  );
  await expect(
    helper(page, 'en').getByText('names and spreads in it stand for more v'),
  ).toBeVisible({ timeout: 10_000 });
  await field(page, 'en').fill(CONFIG);
  await expect(result(page, 'en')).toBeVisible();
});

test('a converter that takes its time to arrive is waited for @F280', async ({ page }) => {
  test.slow();
  await openApp(page, PAGE);
  // Longer than a conversion may take.
  await page.context().route(/\/assets\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue();
  });
  await field(page, 'en').fill(CONFIG);
  await expect(result(page, 'en')).toBeVisible({ timeout: 45_000 });
});
