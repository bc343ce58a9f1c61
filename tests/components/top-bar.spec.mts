import { expect, inLang, inTurn, test, text } from '../lib/test.mts';

const CLOSE_DELAY_MS = 150;
const SLACK_MS = 60;

test('the bar is as high as the window asks for, and stays', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const box = () => page.getByRole('banner').boundingBox();
  for (const [width, height] of [
    [1440, 72],
    [769, 72],
    [768, 56],
    [480, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await box(), `${width} px`).toMatchObject({ y: 0, height });
  }
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect((await box())!.y).toBe(0);
  // The menu of tools takes 80 % of a small window.
  await page.setViewportSize({ width: 600, height: 844 });
  await page.getByRole('button', { name: 'Tools of the same family' }).click();
  expect((await page.locator('#ecosystem-menu').boundingBox())?.width).toBe(480);
});

for (const lang of inTurn('en')) {
  test(`the ecosystem opens by hovering, in the page's language (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/'));
    const button = page.getByRole('button', {
      name: text(lang, 'ecosystem.menu.label', 'Tools of the same family'),
    });
    const panel = page.locator('#ecosystem-menu');
    await button.hover();
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(552);
    const rspack = panel.getByRole('link', { name: /^Rspack/ });
    await expect(rspack).toHaveAttribute(
      'href',
      lang === 'en' ? 'https://rspack.rs/' : 'https://rspack.rs/zh/',
    );
    await expect(rspack).toContainText(lang === 'en' ? 'Bundler' : '打包工具');
    await rspack.hover();
    await page.waitForTimeout(CLOSE_DELAY_MS + SLACK_MS);
    await expect(panel).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(panel).toBeHidden();
  });
}

test('a hover menu closes 150 ms after leaving, not before @no-hydration', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const button = page.getByRole('button', { name: /English/ });
  const panel = page.locator('#language-menu');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const note = (name: string) => (dataset[name] = String(performance.now()));
    addEventListener('pointerout', () => note('left'), { capture: true });
    addEventListener(
      'beforetoggle',
      (event) => (event as ToggleEvent).newState === 'closed' && note('closed'),
      { capture: true },
    );
  });
  await button.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(panel).toBeHidden();
  const { left, closed } = await page.evaluate(() => ({
    left: Number(document.documentElement.dataset.left),
    closed: Number(document.documentElement.dataset.closed),
  }));
  expect(closed - left).toBeGreaterThanOrEqual(CLOSE_DELAY_MS - 5);
  expect(closed - left).toBeLessThan(CLOSE_DELAY_MS + 200);
});

test('returning in time keeps a hover menu open, Escape closes it @no-hydration', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  const button = page.getByRole('button', { name: /English/ });
  const panel = page.locator('#language-menu');
  await button.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(600, 600);
  await button.hover();
  await page.waitForTimeout(CLOSE_DELAY_MS + SLACK_MS);
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.waitForTimeout(CLOSE_DELAY_MS + SLACK_MS);
  await expect(panel).toBeHidden();
});

test('a menu answers to the keys of a disclosure and gives the focus back @no-hydration @F85', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  const button = page.getByRole('button', { name: 'Tools of the same family' });
  const links = page.locator('#ecosystem-menu').getByRole('link');
  await button.focus();
  await expect(links.first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Rslib', exact: true })).toBeFocused();
});

test('a menu is controlled from outside @no-hydration', async ({ page }) => {
  await page.goto('/');
  const panel = page.locator('#ecosystem-menu');
  for (const open of [true, false]) {
    await page.evaluate((open) => {
      const detail = { id: 'ecosystem-menu', open };
      dispatchEvent(new CustomEvent('site-menu', { detail }));
    }, open);
    await expect(panel).toBeVisible({ visible: open });
  }
});

test('a tooltip opens after 0.1 s, by focus too, and Escape closes it @no-hydration @F85', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  const link = page.getByRole('banner').getByRole('link', { name: 'Discord' });
  const tip = page.locator('#bar-social-2');
  await link.hover();
  await expect(tip).toBeVisible();
  await expect(tip).toHaveText('Discord');
  await expect(tip).toHaveCSS('max-width', '250px');
  await expect(tip).toHaveCSS('z-index', '1000');
  await page.mouse.move(600, 600);
  await expect(tip).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'X', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('without scripts menus open by a press @F203', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/guide/basic/cli');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.locator('#language-menu').getByRole('link')).toBeVisible();
  await context.close();
});

for (const lang of inTurn('zh')) {
  test(`a menu opens when the keyboard reaches it and closes when it leaves (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    const button = page.getByRole('banner').locator('[popovertarget=language-menu]');
    const panel = page.locator('#language-menu');
    await page.getByRole('banner').getByRole('button').first().focus();
    await expect(panel).toBeHidden();
    while (!(await button.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(panel).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
}
