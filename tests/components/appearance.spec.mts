import { expect, test, text } from '../lib/test.mts';

const BACKGROUND = { light: 'rgb(251, 252, 251)', dark: 'rgb(12, 19, 17)' };

test('the system decides until there is a choice, which is remembered in both languages, and decides again where it is asked to @no-hydration @F35', async ({
  page,
}) => {
  const html = page.locator('html');
  const stored = () => page.evaluate(() => localStorage.getItem('rslib.appearance'));
  const name = text('zh', 'appearance.switch.label', 'Switch appearance');
  const button = page.getByRole('button', { name });
  const auto = text('zh', 'appearance.switch.auto', 'Use the system appearance');
  const system = page.getByRole('contentinfo').getByRole('button', { name: auto });
  await test.step('without a choice the page follows the system', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/zh/guide/basic/cli');
    await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveCSS('background-color', BACKGROUND.light);
    await expect(system).toBeHidden();
  });
  await test.step('a choice holds in both languages and when the system changes', async () => {
    await button.click();
    await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
    expect(await stored()).toBe('dark');
    await page.goto('/');
    await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await page.goto('/zh/guide/basic/cli');
    await button.click();
    expect(await stored()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveCSS('background-color', BACKGROUND.light);
  });
  await test.step('the system decides again', async () => {
    await system.focus();
    await page.keyboard.press('Enter');
    await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
    // The keyboard stays where it is, though there is nothing more to choose.
    await expect(system).toBeFocused();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveCSS('background-color', BACKGROUND.light);
    expect(await stored()).toBe('auto');
    await page.locator('h1').click();
    await expect(system).toBeHidden();
  });
});

test('nonsense in storage means auto, other windows are followed, and the last of twenty rapid presses wins @F34 @F72', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('rslib.appearance')) localStorage.setItem('rslib.appearance', '<b>');
  });
  const html = page.locator('html');
  await page.goto('/');
  await expect(html).not.toHaveAttribute('data-theme');
  const other = await context.newPage();
  await other.goto('/zh/');
  await other.getByRole('button', { name: '切换外观' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await other.close();
  const press = (times: number) =>
    page
      .getByRole('button', { name: 'Switch appearance' })
      .evaluate((element: HTMLElement, count) => {
        for (let at = 0; at < count; at += 1) element.click();
        return localStorage.getItem('rslib.appearance');
      }, times);
  // As often dark as light: the appearance is unchanged.
  expect(await press(20)).toBe('dark');
  await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
  expect(await press(3)).toBe('light');
  await expect(html).toHaveCSS('background-color', BACKGROUND.light);
});

test('a change is animated, except with reduced motion @no-hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const reveals: unknown[] = [];
    Object.assign(window, { reveals });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      reveals.push((options as KeyframeAnimationOptions).pseudoElement);
      return animate.call(this, frames, options);
    };
  });
  await page.goto('/');
  const reveals = () => page.evaluate(() => (window as unknown as { reveals: unknown[] }).reveals);
  const button = page.getByRole('button', { name: 'Switch appearance' });
  const shown = ['::view-transition-old(root)', '::view-transition-new(root)'];
  await button.click();
  await expect.poll(reveals).toEqual(shown.slice(0, 1));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect.poll(reveals).toEqual(shown);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await reveals()).toEqual(shown);
});
