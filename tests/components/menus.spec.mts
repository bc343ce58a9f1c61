import { expect, inLang, inTurn, test, text } from '../lib/test.mts';

for (const lang of inTurn('en')) {
  test.describe(`on a phone in ${lang}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu button opens all items and closes on navigation @no-hydration', async ({
      page,
    }) => {
      await page.goto(inLang(lang, '/guide/basic/cli'));
      const name = text(lang, 'top-bar.phone.open', 'Site menu');
      await page.getByRole('button', { name }).click();
      const screen = page.locator('#phone-screen');
      await expect(screen).toBeVisible();
      await expect(
        screen.getByRole('link', { name: lang === 'en' ? '简体中文' : 'English' }),
      ).toBeVisible();
      await expect(screen.getByRole('link', { name: 'GitHub' })).toBeVisible();
      await screen.getByRole('link', { name: lang === 'en' ? 'Blog' : '博客' }).click();
      await expect(page).toHaveURL(inLang(lang, '/blog/'));
      await expect(screen).toBeHidden();
    });
  });
}

test.describe('the menu screen of phones', () => {
  test.use({ viewport: { width: 600, height: 844 } });

  for (const lang of inTurn('zh')) {
    test(`holds everything and locks the page (${lang}) @no-hydration`, async ({ page }) => {
      await page.goto(inLang(lang, '/guide/basic/cli'));
      const name = text(lang, 'top-bar.phone.open', 'Site menu');
      const button = page.getByRole('button', { name });
      const screen = page.locator('#phone-screen');
      await button.click();
      await expect(screen.locator('nav > a')).toHaveCount(3);
      const appearance = text(lang, 'appearance.switch.label', 'Switch appearance');
      await expect(screen.getByRole('button', { name: appearance })).toBeVisible();
      await expect(screen.getByRole('link', { name: 'Discord' })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await button.click();
      await expect(screen).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    });
  }

  test('closes on a link to the page itself and when the window grows @no-hydration', async ({
    page,
  }) => {
    await page.goto('/config/');
    const button = page.getByRole('button', { name: 'Site menu' });
    const screen = page.locator('#phone-screen');
    await button.click();
    await screen.getByRole('link', { name: 'Config' }).click();
    await expect(screen).toBeHidden();
    await expect(page).toHaveURL('/config/');
    await button.click();
    await expect(screen).toBeVisible();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(screen).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(screen).toBeHidden();
  });

  test('holds the focus and gives it back @no-hydration @F85', async ({ page }) => {
    await page.goto('/guide/basic/cli');
    const button = page.getByRole('button', { name: 'Site menu' });
    const screen = page.locator('#phone-screen');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(screen).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(screen.getByRole('link', { name: 'Guide' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(screen.getByRole('link', { name: 'Discord' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('no page scrolls sideways, at any width @F213', async ({ page }) => {
  for (const path of ['/guide/basic/cli', '/config/', '/blog/', '/zh/config/lib/dts', '/nope']) {
    await page.goto(path);
    for (const width of [320, 390, 768, 960, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});
