import type { Locator, Page } from '@playwright/test';
import { copied, expect, holdRequests, type Lang, test, text } from '../lib/test.mts';

const CONTROLS = /\/assets\/first-view\/controls\.[^/]+\.js$/;

const copyButton = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: text(lang, 'code-fence.copy.label', 'Copy code') }).first();
const wrapButton = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: text(lang, 'code-fence.wrap.label', 'Toggle code wrap') });

test('a block is coloured, copied, wrapped and folded @no-hydration', async ({ page }) => {
  await page.goto('/zh/config/lib/banner');
  await test.step('coloured', async () => {
    const keyword = page.locator('pre .t-keyword').first();
    await expect(keyword).toHaveText('import');
    const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(keyword)).not.toBe(await colorOf(page.locator('pre').first()));
    await expect(page.locator('pre[data-line-numbers]')).toHaveCount(0);
  });
  await test.step('copied', async () => {
    const copy = copyButton(page, 'zh');
    await copy.click();
    await expect(copy).toHaveAttribute('data-copied');
    const said = text('zh', 'navigation.announcer.copied', 'Copied');
    await expect(page.locator('#announcer')).toHaveText(said);
    // The code, and nothing of the types in it.
    expect(await copied(page)).toMatch(
      /^import \{ defineConfig \} from '@rslib\/core';\n\nexport default defineConfig\(\{\n {2}output: \{ target: 'web' \},\n/,
    );
  });
  await test.step('wrapped', async () => {
    const samples = page.locator('[data-sample]');
    const [first, second] = [samples.first(), samples.nth(1)];
    const wrap = async (isWrapped: boolean) => {
      await first.locator('[data-sample-menu]').first().click();
      const name = text('zh', 'code-fence.menu.wrap', 'Wrap long lines');
      await page.getByRole('button', { name, pressed: isWrapped }).click();
    };
    await expect(first.locator('pre').first()).toHaveCSS('white-space', 'pre');
    await wrap(false);
    for (const pre of await first.locator('pre').all())
      await expect(pre).toHaveCSS('white-space', 'pre-wrap');
    await expect(second.locator('pre').first()).toHaveCSS('white-space', 'pre');
    await wrap(true);
    await expect(first.locator('pre').first()).toHaveCSS('white-space', 'pre');
  });
  await test.step('folded', async () => {
    await page.goto('/zh/guide/advanced/module-federation');
    const block = page.locator('figure[data-folded]');
    const more = text('zh', 'code-fence.fold.more', 'Show all {lines} lines');
    const less = text('zh', 'code-fence.fold.less', 'Show fewer lines');
    const isClipped = () =>
      page
        .locator('figure:has([data-fold-code]) pre')
        .evaluate((pre) => pre.scrollHeight > pre.clientHeight);
    expect(await isClipped()).toBe(true);
    await block.getByRole('button', { name: more.replace('{lines}', '31') }).click();
    expect(await isClipped()).toBe(false);
    await page.getByRole('button', { name: less }).click();
    expect(await isClipped()).toBe(true);
  });
});

test('a denied clipboard becomes a prompt with the code @no-hydration @F202', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    const platform = new URLSearchParams(location.search).get('platform');
    Object.defineProperty(navigator, 'platform', { value: platform });
  });
  const message = text('en', 'navigation.announcer.copyPrompt', 'Copy to clipboard: {keys}, Enter');
  for (const [platform, keys] of [
    ['Linux x86_64', 'Ctrl+C'],
    ['MacIntel', '⌘+C'],
  ] as const) {
    await page.goto(`/config/lib/banner?platform=${platform}`);
    const dialog = page.waitForEvent('dialog');
    const clicked = copyButton(page, 'en').click();
    const prompt = await dialog;
    expect(prompt.message()).toBe(message.replace('{keys}', keys));
    expect(prompt.defaultValue()).toContain("import { defineConfig } from '@rslib/core';");
    await prompt.dismiss();
    await clicked;
    await expect(page.locator('[data-copied]')).toHaveCount(0);
  }
});

test('early presses are done once, and load again what failed @F276 @F277', async ({
  page,
  problems,
}) => {
  const release = await holdRequests(page, CONTROLS);
  await page.goto('/zh/guide/basic/cli', { waitUntil: 'commit' });
  const wrap = wrapButton(page, 'zh').first();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('/');
  await page.keyboard.type('cli');
  release();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toHaveValue('cli');
  await page.keyboard.press('Escape');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');

  let isDown = true;
  await page.route(CONTROLS, (route) => (isDown ? route.abort() : route.fallback()));
  await page.reload();
  // The controls of the platform and of the page itself need nothing.
  const name = text('zh', 'appearance.switch.label', 'Switch appearance');
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  isDown = false;
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(problems.every((problem) => problem.includes('ERR_FAILED'))).toBe(true);
  problems.length = 0;
});
