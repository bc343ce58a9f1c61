import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

for (const lang of inTurn('zh')) {
  const label = text(lang, 'overview.filter.label', 'Filter');

  test(`the filter narrows live (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/config/'));
    await appStarted(page);
    const box = page.getByRole('searchbox', { name: label });
    await expect(box).toBeFocused();
    const placeholder = text(lang, 'overview.filter.placeholder', 'Enter keyword');
    await expect(box).toHaveAttribute('placeholder', placeholder);
    const entries = page.locator('main section h3');
    const all = await entries.count();
    expect(all).toBeGreaterThan(3);
    await box.fill('LIB.DTS');
    await expect(entries).toHaveText(['lib.dts']);
    await box.fill('qqqq');
    const empty = text(lang, 'overview.filter.empty', 'No matching API found');
    await expect(page.getByText(empty)).toBeVisible();
    await box.fill('');
    await expect(entries).toHaveCount(all);
  });
}

test('the filter types the key of the search, however it got the focus', async ({ page }) => {
  await page.goto('/config/');
  await appStarted(page);
  const box = page.getByLabel('Filter');
  // The page itself has focused it; a reader tabs to it, or presses it.
  const ways = [
    () => expect(box).toBeFocused(),
    async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(box).not.toBeFocused();
      await page.keyboard.press('Tab');
    },
    () => box.click(),
  ];
  for (const focus of ways) {
    await focus();
    await page.keyboard.press('/');
    await expect(box).toHaveValue('/');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await page.keyboard.press('Backspace');
  }
});

test('what was typed before the app had started counts @no-hydration @F204', async ({
  page,
  arrival,
}) => {
  test.skip(arrival === 'never', 'The filter is the work of the app.');
  await page.goto('/config/', { waitUntil: 'commit' });
  await page.getByLabel('Filter').fill('lib.dts');
  await expect(page.locator('main section h3')).toHaveText(['lib.dts']);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  test('the filter does not take the focus', async ({ page }) => {
    await page.goto('/config/');
    await appStarted(page);
    await expect(page.getByLabel('Filter')).not.toBeFocused();
  });
});
