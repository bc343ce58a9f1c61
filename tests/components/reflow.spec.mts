import { clippedTextOf } from '../a11y/violations.mts';
import { appStarted, expect, inLang, test, text } from '../lib/test.mts';

const PAGES = ['/', '/config/lib/dts', '/search?q=bundle'];
/** 400 % zoom of a window of 1280 px. */
const ZOOMED_PX = 320;

/** WCAG 2.2, 1.4.12: what readers may set without losing anything. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;
const TWICE_THE_SIZE = 'html { font-size: 200%; }';

for (const path of PAGES) {
  test(`nothing is lost with other spacing, zoom, size, on paper: ${inLang('zh', path)} @F84`, async ({
    page,
  }) => {
    test.slow();
    const address = inLang('zh', path);
    await page.goto(address);
    await appStarted(page);
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
    expect.soft(await visit(ZOOMED_PX), '400 %').toEqual([]);
    expect.soft(await visit(1280, TWICE_THE_SIZE), 'text of 200 %').toEqual([]);
    await page.emulateMedia({ media: 'print' });
    // As wide as paper between its margins.
    expect.soft(await visit(680), 'print').toEqual([]);
    await expect.soft(page.getByRole('banner')).toBeHidden();
  });
}

test('no page scrolls sideways, at any width @F213', async ({ page }) => {
  for (const path of ['/guide/basic/cli', '/config/', '/blog/', '/zh/config/lib/dts', '/nope']) {
    await page.goto(path);
    for (const width of [320, 768, 961, 1281]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('a table has the name of its heading, and its notes below its names on phones', async ({
  page,
}) => {
  await page.goto('/guide/migration/tsup');
  const named = page.getByRole('group', { name: 'Table: Option table', exact: true });
  await expect(named.getByRole('table')).toHaveCount(3);
  await expect(named.getByRole('table').first()).toBeVisible();
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

test('a diagram is described, in the colours of the theme, and scrolls in its own box on a narrow screen @no-hydration', async ({
  page,
}) => {
  const caption = '一份配置，三层工具';
  await page.goto('/zh/guide/start/');
  const figure = page.getByRole('figure').filter({ hasText: caption });
  await expect(figure.locator('svg text', { hasText: '每个 lib 项' })).toBeVisible();
  const name = text('zh', 'diagrams.label', 'Diagram: {title}').replace('{title}', caption);
  const box = figure.getByRole('group', { name, exact: true });
  await expect(box.getByRole('paragraph')).toContainText('rslib.config.ts');
  await box.focus();
  await expect(box).toBeFocused();
  const colours = () =>
    figure.locator('svg').evaluate((svg) => {
      const of = (selector: string) => getComputedStyle(svg.querySelector(selector)!).fill;
      return { node: of('.node rect'), text: of('.node text') };
    });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colours()).toEqual({ node: 'rgb(255, 255, 255)', text: 'rgb(16, 32, 26)' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colours()).toEqual({ node: 'rgb(24, 36, 31)', text: 'rgb(231, 239, 235)' });

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/guide/basic/output-structure');
  const wide = page.getByRole('figure').filter({ hasText: 'What becomes of three source files' });
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await wide.getByRole('group').evaluate(isWider)).toBe(true);
  expect(await page.locator('html').evaluate(isWider)).toBe(false);
});
