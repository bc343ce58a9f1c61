import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

for (const lang of LANGUAGES) {
  test(`links that leave the site open in a new tab and say so (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/start/'));
    const hint = text(lang, 'doc-link.external.hint', '(opens in a new tab)');
    const outside = page.locator('.prose a[href^="http"]');
    expect(await outside.count()).toBeGreaterThan(0);
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link.getByRole('img', { name: hint })).toBeVisible();
    }
  });

  test(`links in the site stay in the tab and in the language (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/start/quick-start'));
    const prefix = inLang(lang, '/');
    const inside = page.locator('.prose a[href^="/"]:not([download])');
    expect(await inside.count()).toBeGreaterThan(0);
    for (const link of await inside.all()) {
      await expect(link).not.toHaveAttribute('target');
      const href = (await link.getAttribute('href'))!;
      expect(href.startsWith(prefix), href).toBe(true);
      expect(href).not.toMatch(/^\/zh\/zh\/|^\/(?:zh\/)?en\//);
    }
  });
}
