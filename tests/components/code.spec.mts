import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

for (const lang of inTurn('en')) {
  test(`a block is coloured, and copying puts its code on the clipboard (${lang}) @no-hydration`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLang(lang, '/config/lib/banner'));
    const keyword = page.locator('pre .t-keyword').first();
    await expect(keyword).toHaveText('import');
    await expect(keyword).toHaveCSS('color', 'rgb(135, 43, 102)');
    const block = page.locator('figure:has(pre)').first();
    const name = text(lang, 'code-fence.copy.label', 'Copy code');
    const button = block.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('data-copied');
    await expect(page.locator('#announcer')).toHaveText(
      text(lang, 'navigation.announcer.copied', 'Copied'),
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // The code, and nothing of the types in it.
    expect(copied).toMatch(
      /^import \{ defineConfig \} from '@rslib\/core';\n\nexport default defineConfig\(\{\n {2}output: \{ target: 'web' \},\n/,
    );
    await expect(button).not.toHaveAttribute('data-copied', { timeout: 3000 });
  });
}

for (const lang of inTurn('zh')) {
  test(`long lines wrap in one block and no other (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, '/config/lib/dts'));
    const blocks = page.locator('figure:has(> pre)');
    const name = text(lang, 'code-fence.wrap.label', 'Toggle code wrap');
    const wrap = blocks.first().getByRole('button', { name });
    await expect(page.locator('pre[data-line-numbers]')).toHaveCount(0);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await expect(blocks.first().locator('pre')).toHaveCSS('white-space', 'pre');
    await wrap.click();
    await expect(blocks.first().locator('pre')).toHaveCSS('white-space', 'pre-wrap');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(blocks.nth(1).locator('pre')).toHaveCSS('white-space', 'pre');
    await wrap.click();
    await expect(blocks.first().locator('pre')).toHaveCSS('white-space', 'pre');
  });

  test(`a long block is folded and opens (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/advanced/module-federation'));
    const block = page.locator('figure[data-folded]');
    const more = text(lang, 'code-fence.fold.more', 'Show all {lines} lines');
    const less = text(lang, 'code-fence.fold.less', 'Show fewer lines');
    const clipped = () =>
      page.locator('figure:has([data-fold-code]) pre').evaluate((pre) => {
        return pre.scrollHeight > pre.clientHeight;
      });
    expect(await clipped()).toBe(true);
    await block.getByRole('button', { name: more.replace('{lines}', '31') }).click();
    expect(await clipped()).toBe(false);
    await page.getByRole('button', { name: less }).click();
    expect(await clipped()).toBe(true);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing that copies is offered, but the Markdown of the page', async ({ page }) => {
    await page.goto('/config/lib/banner');
    await expect(page.getByRole('button', { name: 'Copy page' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More ways to use this page' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  });

  test('a long block is shown whole, and no button is offered @F203', async ({ page }) => {
    await page.goto('/guide/advanced/module-federation');
    const pre = page.locator('figure[data-folded] pre');
    expect((await pre.boundingBox())!.height).toBeGreaterThan(31 * 20);
    await expect(page.locator('figure').getByRole('button')).toHaveCount(0);
  });
});

for (const lang of inTurn('en')) {
  for (const [platform, keys] of [
    ['Linux x86_64', 'Ctrl+C'],
    ['MacIntel', '⌘+C'],
  ] as const) {
    test(`a denied clipboard becomes a prompt with the code (${lang}, ${keys}) @no-hydration @F202`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
        Object.defineProperty(navigator, 'platform', { value: name });
      }, platform);
      await page.goto(inLang(lang, '/config/lib/banner'));
      const dialog = page.waitForEvent('dialog');
      const name = text(lang, 'code-fence.copy.label', 'Copy code');
      const clicked = page.getByRole('button', { name }).first().click();
      const prompt = await dialog;
      const message = text(
        lang,
        'navigation.announcer.copyPrompt',
        'Copy to clipboard: {keys}, Enter',
      );
      expect(prompt.message()).toBe(message.replace('{keys}', keys));
      expect(prompt.defaultValue()).toContain("import { defineConfig } from '@rslib/core';");
      await prompt.dismiss();
      await clicked;
      await expect(page.locator('[data-copied]')).toHaveCount(0);
    });
  }
}

test('a page with code loads no highlighter', async ({ page, request }) => {
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) addresses.add(response.url());
  });
  await page.goto('/config/lib/dts');
  await appStarted(page);
  const scripts = await Promise.all(
    [...addresses].map(async (address) => (await request.get(address)).text()),
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    // Nor the data of the home page.
    expect(script).not.toContain('__federation_expose_mix');
    expect(script).not.toMatch(
      /prism-react-renderer|Prism\.languages|createOnigurumaEngine|tmLanguage/,
    );
  }
});
