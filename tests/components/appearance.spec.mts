import { expect, inLang, inTurn, test, text } from '../lib/test.mts';

const BACKGROUND = { light: 'rgb(251, 252, 251)', dark: 'rgb(12, 19, 17)' };

for (const lang of inTurn('zh')) {
  test(`the switch works and is remembered in both languages (${lang}) @no-hydration @F35`, async ({
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

test('nonsense in storage means auto, and other windows are followed @F34', async ({
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

test('a change is revealed in a circle of 400 ms, not for who wants less motion @no-hydration', async ({
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

test('a browser without view transitions changes at once @no-hydration', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Document.prototype as Partial<Document>).startViewTransition;
  });
  await page.goto('/');
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
  await page.getByRole('button', { name: 'Switch appearance' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND.dark);
});

test('of twenty rapid presses the last one wins @F72', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Switch appearance' });
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) element.click();
  });
  // As often dark as light: what it was.
  expect(await page.evaluate(() => localStorage.getItem('rslib.appearance'))).toBe('light');
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND.light);
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) element.click();
  });
  expect(await page.evaluate(() => localStorage.getItem('rslib.appearance'))).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the system decides until there is a choice, which is kept when the system changes @no-hydration', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  // Without a choice the page follows the system, live.
  await expect(html).toHaveCSS('background-color', BACKGROUND.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveCSS('background-color', BACKGROUND.light);
  const button = page.getByRole('button', { name: 'Switch appearance' });
  const stored = () => page.evaluate(() => localStorage.getItem('rslib.appearance'));
  await button.click();
  expect(await stored()).toBe('dark');
  await button.click();
  expect(await stored()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveCSS('background-color', BACKGROUND.light);
  await page.goto('/zh/guide/basic/cli');
  await expect(html).toHaveCSS('background-color', BACKGROUND.light);
});

for (const lang of inTurn('en')) {
  test(`the system decides again where it is asked to (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(inLang(lang, '/guide/basic/cli'));
    const name = text(lang, 'appearance.switch.auto', 'Use the system appearance');
    const system = page.getByRole('contentinfo').getByRole('button', { name });
    await expect(system).toBeHidden();
    await page
      .getByRole('button', { name: text(lang, 'appearance.switch.label', 'Switch appearance') })
      .click();
    await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND.dark);
    await system.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND.light);
    // The keyboard stays where it is, though there is nothing more to choose.
    await expect(system).toBeFocused();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND.dark);
    expect(await page.evaluate(() => localStorage.getItem('rslib.appearance'))).toBe('auto');
    await page.locator('h1').click();
    await expect(system).toBeHidden();
  });
}

test('on phones the system is asked on the menu screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/basic/cli');
  await page.getByRole('button', { name: 'Site menu' }).click();
  const screen = page.locator('#phone-screen');
  await screen.getByRole('button', { name: 'Switch appearance' }).click();
  await screen.getByRole('button', { name: 'Use the system appearance' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu screen of phones names no switch that is not there', async ({ page }) => {
    await page.goto('/guide/basic/cli');
    await page.locator('[popovertarget=phone-screen]').click();
    const screen = page.locator('#phone-screen');
    await expect(screen.getByRole('link', { name: 'Config' })).toBeVisible();
    await expect(screen.getByText('Appearance')).toBeHidden();
  });
});
