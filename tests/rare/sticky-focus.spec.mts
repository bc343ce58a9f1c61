import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test.mts';

const PLACE_PX = 700;
const PAGES = ['/config/lib/dts', '/guide/basic/output-explorer', '/zh/guide/migration/tsup', '/'];

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Gives everything in view that sticks the focus in turn; what moved the page, and how many did not. */
const movesByFocus = (page: Page) =>
  page.evaluate(async (place) => {
    const frame = () => new Promise(requestAnimationFrame);
    const isInView = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      return isShown && width > 1 && bottom > 0 && top < innerHeight;
    };
    const sticks = (element: Element): boolean =>
      element !== document.documentElement &&
      (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement!));
    scrollTo({ top: place, behavior: 'instant' });
    await frame();
    const moves: string[] = [];
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input')];
    const stuck = controls.filter((control) => isInView(control) && sticks(control));
    for (const control of stuck) {
      control.focus();
      await frame();
      if (Math.abs(scrollY - place) > 2)
        moves.push(`${control.ariaLabel ?? control.textContent}: ${scrollY}`);
      control.blur();
      scrollTo({ top: place, behavior: 'instant' });
    }
    return { count: stuck.length, moves };
  }, PLACE_PX);

for (const width of [1440, 1100, 390]) {
  test(`what sticks is focused without moving the page, ${width} px @F284`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' });
        const { count, moves } = await movesByFocus(page);
        // At least those of the bar; a page with few headings has no more on a phone.
        expect(count).toBeGreaterThanOrEqual(4);
        expect(moves).toEqual([]);
      });
    }
  });
}

test('Tab goes on from a menu of the bar without losing the place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/config/lib/dts', { waitUntil: 'load' });
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE_PX);
  const box = (await page
    .getByRole('button', { name: /English/ })
    .first()
    .boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press('Escape');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  expect(await placeOf(page)).toBe(PLACE_PX);
});

test('panels open and close on a phone without losing the place @F284', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [panel, name] of [
    ['#sidebar', 'Menu'],
    ['#outline', 'On this page'],
    ['#phone-screen', 'Site menu'],
  ] as const) {
    await test.step(panel, async () => {
      // Pages with a sidebar have the menu of the site in it.
      const at = panel === '#phone-screen' ? '/blog/introducing-rslib' : '/config/lib/dts';
      await page.goto(at, { waitUntil: 'load' });
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE_PX);
      const button = page.getByRole('button', { name, exact: true }).first();
      const box = (await button.boundingBox())!;
      for (const keys of [['Escape'], ['Tab', 'Escape']]) {
        // By its place: a press that looks for the button first would scroll by itself.
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await expect(page.locator(panel)).toBeVisible();
        for (const key of keys) await page.keyboard.press(key);
        await expect(page.locator(panel)).toBeHidden();
        expect(await placeOf(page)).toBe(PLACE_PX);
      }
    });
  }
});
