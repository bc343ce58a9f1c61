import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

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

    test('Menu slides the sidebar in; Escape closes it @no-hydration', async ({ page }) => {
      await page.goto(inLang(lang, '/guide/basic/cli'));
      const sidebar = page.locator('#sidebar');
      await expect(sidebar).toBeHidden();
      await page
        .getByRole('button', { name: text(lang, 'doc-page.menu', 'Menu'), exact: true })
        .click();
      await expect(sidebar).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sidebar).toBeHidden();
    });

    test('the outline opens from the compact bar and closes on choosing @no-hydration', async ({
      page,
    }) => {
      await page.goto(inLang(lang, '/guide/basic/cli'));
      const name = text(lang, 'outline.title', 'On this page');
      await page.getByRole('button', { name }).click();
      const menu = page.locator('#outline');
      const entry = menu.getByRole('link').nth(1);
      const target = await entry.getAttribute('href');
      await entry.click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(inLang(lang, `/guide/basic/cli${target}`));
    });
  });

  test(`the ecosystem control names six tools and the community list (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/'));
    const name = text(lang, 'ecosystem.menu.label', 'Tools of the same family');
    await page.getByRole('button', { name }).click();
    const links = page.locator('#ecosystem-menu').getByRole('link');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('#ecosystem-menu')).toBeHidden();
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

  test('the ecosystem takes 80 % of a small window', async ({ page }) => {
    await page.goto('/');
    await appStarted(page);
    await page.getByRole('button', { name: 'Tools of the same family' }).click();
    expect((await page.locator('#ecosystem-menu').boundingBox())?.width).toBe(480);
  });
});

for (const path of ['/', '/guide/basic/cli', '/config/', '/blog/', '/zh/config/lib/dts', '/nope']) {
  test(`no sideways scrolling on ${path}, at any width @F213`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 960, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}
