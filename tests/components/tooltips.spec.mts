import type { Locator, Page } from '@playwright/test';
import { expect, openApp, test, text } from '../lib/test.mts';

const TERM_PAGE = '/guide/basic/output-structure';
const GLOSSARY_ENTRY = '/guide/start/glossary#bundleless';
const DEFINITION = /^Output mode in which each source file/;
const TYPE_PAGE = '/config/lib/banner';

const term = (page: Page) => page.locator('.prose a[data-definition][href$="#bundleless"]');
const block = (page: Page) => page.locator('figure:has(.typed)').first();
const word = (page: Page, name: string) => block(page).getByText(name, { exact: true }).last();
const tip = (page: Page) => page.getByRole('tooltip');

/** It can be moved onto, stays as long as it is wanted, and goes when it is left (WCAG 1.4.13). */
async function staysWhileWanted(page: Page): Promise<void> {
  await tip(page).hover();
  await page.waitForTimeout(300);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip(page)).toBeHidden();
}

test('a term shows its definition to pointer and keyboard @no-hydration', async ({ page }) => {
  await page.goto(TERM_PAGE);
  await expect(term(page)).toHaveCount(1);
  await test.step('pointer', async () => {
    await term(page).hover();
    await expect(tip(page)).toHaveText(DEFINITION);
    await expect(term(page)).toHaveAccessibleDescription(DEFINITION);
    await staysWhileWanted(page);
  });
  await test.step('keyboard', async () => {
    await term(page).focus();
    // Focus by a script shows as the keyboard's only after a key.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(term(page)).toBeFocused();
    await expect(tip(page)).toHaveText(DEFINITION);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(GLOSSARY_ENTRY);
  });
});

test('a word of a sample shows its type, by keyboard too @no-hydration', async ({ page }) => {
  await page.goto(TYPE_PAGE);
  await test.step('pointer', async () => {
    await word(page, 'banner').hover();
    await expect(tip(page)).toContainText('LibConfig.banner?: BannerAndFooter');
    await expect(tip(page)).toContainText('Inject content into the top of each JavaScript');
    await expect(word(page, 'banner')).toHaveAccessibleDescription(/BannerAndFooter/);
    await staysWhileWanted(page);
    await expect(word(page, 'banner')).not.toHaveAttribute('aria-describedby');
  });
  await test.step('a pointer that only crosses a word', async () => {
    await word(page, 'dts').hover();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(300);
    await expect(tip(page)).toBeHidden();
  });
  await test.step('keyboard', async () => {
    const words = block(page).locator('.typed');
    await expect(block(page).locator('.typed[tabindex="0"]')).toHaveCount(1);
    await block(page).locator('pre').focus();
    await page.keyboard.press('Tab');
    await expect(words.first()).toBeFocused();
    await expect(tip(page)).toContainText('function defineConfig(');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(word(page, 'output')).toBeFocused();
    await expect(tip(page)).toContainText('RslibConfig.output');
    await expect(block(page).locator('.typed[tabindex="0"]')).toHaveText('output');
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(word(page, 'output')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tip(page)).toContainText('function defineConfig(');
    await page.keyboard.press('End');
    await expect(words.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(words.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(words.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tip(page)).toBeHidden();
    await expect(block(page).locator('pre')).toBeFocused();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  const isInView = async (overlay: Locator) => {
    const { x, width } = (await overlay.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  };

  test('a tap shows a definition, a type or a menu, a tap elsewhere hides it, a second one follows a term @no-hydration', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`/zh${TYPE_PAGE}`);
    await word(page, 'banner').tap();
    await expect(tip(page)).toContainText('LibConfig.banner');
    await isInView(tip(page));
    await word(page, 'output').tap();
    await expect(tip(page)).toContainText('RslibConfig.output');
    await tip(page).tap();
    await expect(tip(page)).toBeVisible();
    await heading.tap();
    await expect(tip(page)).toBeHidden();
    await page.locator('.prose [data-archive]').first().tap();
    await isInView(page.locator('body > [popover]:popover-open'));

    await page.goto(`/zh${TERM_PAGE}`);
    await term(page).tap();
    const again = text('zh', 'tooltips.definition.again', 'Tap again for the glossary');
    await expect(tip(page)).toContainText(again);
    await isInView(tip(page));
    await expect(page).toHaveURL(`/zh${TERM_PAGE}`);
    await heading.tap();
    await expect(tip(page)).toBeHidden();
    await term(page).tap();
    await expect(tip(page)).toBeVisible();
    await term(page).tap();
    await expect(page).toHaveURL(`/zh${GLOSSARY_ENTRY}`);
    await expect(tip(page)).toBeHidden();
  });
});

test('the code for types comes when needed, the tip goes with its page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/first-view/tooltips')) loaded.push(request.url());
  });
  await openApp(page, '/config/lib/id');
  await page.locator('figure code').first().hover();
  await page.locator('figure code').first().click();
  await page.locator('#sidebar').getByRole('link', { name: 'lib.banner' }).click();
  await page.getByRole('heading', { level: 1, name: 'lib.banner' }).hover();
  expect(loaded).toEqual([]);
  await word(page, 'banner').hover();
  await expect(tip(page)).toBeVisible();
  await word(page, 'output').hover();
  await expect(tip(page)).toContainText('RslibConfig.output');
  expect(loaded).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/lib\/id$/);
  await expect(tip(page)).toBeHidden();
});
