import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

const BACKGROUND = { light: 'rgb(251, 252, 251)', dark: 'rgb(12, 19, 17)' };

for (const lang of LANGUAGES) {
  test(`the switch works and is remembered in both languages (${lang}) @any-arrival`, async ({
    page,
  }) => {
    const html = page.locator('html');
    await page.goto(inLang(lang, '/guide/basic/cli'));
    await expect(html).toHaveCSS('background-color', BACKGROUND.light);
    const name = text(lang, 'appearance.switch.label', 'Switch appearance');
    await page.getByRole('button', { name }).click();
    await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
    await page.goto(inLang(lang === 'en' ? 'zh' : 'en', '/'));
    await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
    await expect(html).toHaveCSS('color-scheme', 'dark');
  });
}

test('without a choice the page follows the system, live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND.light);
});

test('nonsense in storage means auto, and other windows are followed', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('rslib.appearance')) localStorage.setItem('rslib.appearance', '<b>');
  });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const other = await context.newPage();
  await other.goto('/zh/');
  await other.getByRole('button', { name: '切换外观' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
