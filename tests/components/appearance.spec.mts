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

/** Records the animations of the reveal, which leave no other trace. */
const recordReveals = () => {
  const reveals: Record<string, unknown>[] = [];
  Object.assign(window, { reveals });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (typeof options === 'object') {
      const { duration, easing, pseudoElement } = options;
      const { clipPath } = frames as { clipPath: string[] };
      const radii = clipPath.map((circle) => parseFloat(circle.slice('circle('.length)));
      reveals.push({ duration, easing, pseudoElement, radii });
    }
    return animate.call(this, frames, options);
  };
};
const reveals = () => (window as unknown as { reveals: unknown[] }).reveals;

test('a change is revealed in a circle of 400 ms, except with reduced motion @no-hydration', async ({
  page,
}) => {
  await page.addInitScript(recordReveals);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Switch appearance' });
  // The centre is what is pressed; the circle reaches 200 px past the farthest corner.
  const at = (await button.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) + 200;
  const drawn = async () =>
    ((await page.evaluate(reveals)) as { radii: number[] }[]).map((reveal) => ({
      ...reveal,
      // Presses are on whole pixels.
      radii: reveal.radii.map((radius) => (Math.abs(radius - reach) < 2 ? 'all' : radius)),
    }));
  const circle = { duration: 400, easing: 'ease-in' };
  const toDark = { ...circle, pseudoElement: '::view-transition-old(root)', radii: ['all', 0] };
  const toLight = { ...circle, pseudoElement: '::view-transition-new(root)', radii: [0, 'all'] };
  await button.click();
  await expect.poll(drawn).toEqual([toDark]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect.poll(drawn).toEqual([toDark, toLight]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await drawn()).toEqual([toDark, toLight]);
});
