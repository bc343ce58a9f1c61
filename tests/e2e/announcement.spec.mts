import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

// How an announcement looks and is remembered: tests/build/settings.test.mts.
for (const lang of LANGUAGES) {
  test(`without news there is no bar for it (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, '/'));
    const name = text(lang, 'announcement.bar.label', 'Announcement');
    await expect(page.getByRole('complementary', { name })).toHaveCount(0);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
}
