import { clippedTextOf } from '../a11y/violations.mts';
import { expect, inLang, openApp, test, text } from '../lib/test.mts';

const PAGES = ['/', '/config/lib/dts', '/search?q=bundle'];
/** 400 % zoom of a window of 1280 px. */
const ZOOMED_PX = 320;

/** WCAG 2.2, 1.4.12: what readers may set without losing anything. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;
const TWICE_THE_SIZE = 'html { font-size: 200%; }';

for (const path of PAGES) {
  test(`nothing is lost with other spacing, zoom and size: ${inLang('zh', path)} @F84`, async ({
    page,
  }) => {
    test.slow();
    const address = inLang('zh', path);
    await openApp(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const visit = async (width: number, style = '') => {
      await page.setViewportSize({ width, height: 900 });
      const sheet = await page.addStyleTag({ content: `${style} ` });
      const clipped = await clippedTextOf(page);
      await sheet.evaluate((one) => (one as Element).remove());
      return clipped;
    };
    expect.soft(await visit(1280, TEXT_SPACING), 'text spacing').toEqual([]);
    expect.soft(await visit(ZOOMED_PX, TEXT_SPACING), 'text spacing, 400 %').toEqual([]);
    expect.soft(await visit(1280, TWICE_THE_SIZE), 'text of 200 %').toEqual([]);
  });
}

test('a table has its notes below its names on phones', async ({ page }) => {
  await page.goto('/guide/migration/tsup');
  const box = page.locator('.table.notes').first();
  const cells = () =>
    box
      .locator('tbody tr')
      .first()
      .evaluate(({ children }) =>
        [...children].map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect),
      );
  // Side by side where there is room.
  expect(new Set((await cells()).map(({ top }) => top)).size).toBe(1);
  await page.setViewportSize({ width: 320, height: 844 });
  const [name, other, note] = await cells();
  expect(other!.top).toBe(name!.top);
  expect(note!.top).toBeGreaterThanOrEqual(name!.bottom);
  expect(note!.left).toBe(name!.left);
  expect(note!.right).toBeLessThanOrEqual(320);
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a diagram is described, and scrolls in its own box @no-hydration', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/guide/basic/output-structure');
  const caption = 'What becomes of three source files';
  const name = text('en', 'diagrams.label', 'Diagram: {title}').replace('{title}', caption);
  const box = page.getByRole('group', { name, exact: true });
  await expect(box.getByRole('paragraph')).not.toBeEmpty();
  await box.focus();
  await expect(box).toBeFocused();
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await box.evaluate(isWider)).toBe(true);
  expect(await page.locator('html').evaluate(isWider)).toBe(false);
});
