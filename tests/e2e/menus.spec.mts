import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

for (const lang of LANGUAGES) {
  test.describe(`on a phone in ${lang}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu button opens all items and closes on navigation @any-arrival', async ({
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

    test('Menu slides the sidebar in; Escape closes it @any-arrival', async ({ page }) => {
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

    test('the outline opens from the compact bar and closes on choosing @any-arrival', async ({
      page,
    }) => {
      await page.goto(inLang(lang, '/guide/basic/cli'));
      const name = text(lang, 'outline.title', 'On this page');
      await page.getByRole('button', { name }).click();
      const menu = page.locator('#outline-menu');
      const entry = menu.getByRole('link').nth(1);
      const target = await entry.getAttribute('href');
      await entry.click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(inLang(lang, `/guide/basic/cli${target}`));
    });
  });

  test(`the ecosystem control names six tools and the community list (${lang}) @any-arrival`, async ({
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

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`no sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/guide/basic/cli',
      '/config/',
      '/blog/',
      '/zh/config/lib/dts',
      '/nope',
    ]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
