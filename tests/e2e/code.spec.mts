import { LANGUAGES, expect, inLang, test, text } from '../lib/test.mts';

for (const lang of LANGUAGES) {
  test(`copying a block puts its code on the clipboard (${lang}) @any-arrival`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLang(lang, '/config/lib/banner'));
    const block = page.locator('figure:has(pre)').first();
    const name = text(lang, 'code-fence.copy.label', 'Copy code');
    const button = block.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('data-copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("import { defineConfig } from '@rslib/core';\n\nexport default");
    await expect(button).not.toHaveAttribute('data-copied', { timeout: 3000 });
  });
}

test('a denied clipboard becomes a prompt with the code @any-arrival', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.goto('/config/lib/banner');
  const dialog = page.waitForEvent('dialog');
  const clicked = page.getByRole('button', { name: 'Copy code' }).first().click();
  const prompt = await dialog;
  expect(prompt.message()).toMatch(/^Copy to clipboard: (?:Ctrl|⌘)\+C, Enter$/);
  await prompt.dismiss();
  await clicked;
  await expect(page.locator('[data-copied]')).toHaveCount(0);
});

test('code is coloured before any script runs @any-arrival', async ({ page }) => {
  await page.goto('/config/lib/banner');
  const keyword = page.locator('pre .t-keyword').first();
  await expect(keyword).toHaveText('import');
  await expect(keyword).toHaveCSS('color', 'rgb(135, 43, 102)');
});

test('a page with code loads no highlighter', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url())) scripts.push(await response.text());
  });
  await page.goto('/config/lib/dts', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    expect(script).not.toMatch(
      /prism-react-renderer|Prism\.languages|createOnigurumaEngine|tmLanguage/,
    );
  }
});
