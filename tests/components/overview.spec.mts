import { appStarted, expect, openApp, test, text } from '../lib/test.mts';

test('the filter narrows live, and types the key of the search', async ({ page }) => {
  await openApp(page, '/zh/config/');
  const box = page.getByRole('searchbox', { name: text('zh', 'overview.filter.label', 'Filter') });
  await expect(box).toBeFocused();
  const placeholder = text('zh', 'overview.filter.placeholder', 'Enter keyword');
  await expect(box).toHaveAttribute('placeholder', placeholder);
  const entries = page.locator('main section h3');
  const all = await entries.count();
  expect(all).toBeGreaterThan(3);
  await box.fill('LIB.DTS');
  await expect(entries).toHaveText(['lib.dts']);
  await box.fill('qqqq');
  await expect(page.getByText(text('zh', 'overview.filter.empty', 'No matching API found'))).toBeVisible(); // prettier-ignore
  await box.fill('');
  await expect(entries).toHaveCount(all);

  await page.reload();
  await appStarted(page);
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
    await expect(page.getByRole('dialog')).toBeHidden();
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
    await openApp(page, '/config/');
    await expect(page.getByLabel('Filter')).not.toBeFocused();
  });
});
