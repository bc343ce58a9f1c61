import { CONFIG, PAGE, field, helper, result } from '../lib/migration-helper.mts';
import { appStarted, expect, test } from '../lib/test.mts';

test('markup is text, and a megabyte does not stop the page', async ({ page }) => {
  await page.goto(PAGE);
  await appStarted(page);
  const hostile = `export default { format: 'esm', banner: { js: '</code><img src=x onerror=alert(1)>' }, name: "<b>bold</b>" };`;
  await field(page, 'en').fill(hostile);
  await expect(result(page, 'en')).toContainText('<img src=x onerror=alert(1)>');
  await expect(helper(page, 'en').locator('img, b')).toHaveCount(0);
  await field(page, 'en').fill('x'.repeat(1_000_000));
  await expect(helper(page, 'en').getByText('too long')).toBeVisible();
  await field(page, 'en').fill(`export default ${'['.repeat(50_000)}`);
  await expect(helper(page, 'en').getByText('nested too deeply')).toBeVisible();
  await field(page, 'en').fill(CONFIG);
  await expect(result(page, 'en')).toBeVisible();
});

test('a converter that takes its time to arrive is waited for', async ({ page }) => {
  test.slow();
  await page.goto(PAGE);
  await appStarted(page);
  // Longer than a conversion may take.
  await page.context().route(/\/assets\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue();
  });
  await field(page, 'en').fill(CONFIG);
  await expect(result(page, 'en')).toBeVisible({ timeout: 45_000 });
});

test('what never ends is given up', async ({ page }) => {
  await page.goto(PAGE);
  await appStarted(page);
  const doubling = Array.from(
    { length: 40 },
    (_, i) => `const a${i + 1} = { ...a${i}, ...a${i} };`,
  );
  await field(page, 'en').fill(
    `const a0 = { format: 'esm' };\n${doubling.join('\n')}\nexport default a40;`,
  );
  await expect(helper(page, 'en').getByText('takes too long')).toBeVisible({ timeout: 10_000 });
  await field(page, 'en').fill(CONFIG);
  await expect(result(page, 'en')).toBeVisible();
});
