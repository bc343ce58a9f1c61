import { expect, inLang, inTurn, test, text } from '../lib/test.mts';

const PAGE = '/guide/start/';
const CAPTION = { en: 'One configuration, three layers', zh: '一份配置，三层工具' };
const LABEL = { en: 'each lib item', zh: '每个 lib 项' };

for (const lang of inTurn('en')) {
  test(`a diagram is drawn in the page in the colours of the theme, captioned and described (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    const figure = page.getByRole('figure').filter({ hasText: CAPTION[lang] });
    await expect(figure.locator('svg text', { hasText: LABEL[lang] })).toBeVisible();
    const name = text(lang, 'diagrams.label', 'Diagram: {title}').replace('{title}', CAPTION[lang]);
    const box = figure.getByRole('group', { name, exact: true });
    await expect(box.getByRole('paragraph')).toContainText('rslib.config.ts');
    await box.focus();
    await expect(box).toBeFocused();
    // Its colours are those of the theme.
    const colours = () =>
      figure.locator('svg').evaluate((svg) => {
        const of = (selector: string) => getComputedStyle(svg.querySelector(selector)!).fill;
        return { node: of('.node rect'), text: of('.node text') };
      });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await colours()).toEqual({ node: 'rgb(255, 255, 255)', text: 'rgb(16, 32, 26)' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colours()).toEqual({ node: 'rgb(24, 36, 31)', text: 'rgb(231, 239, 235)' });
  });
}

test('a wide diagram scrolls in its own box on a narrow screen @no-hydration', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/guide/basic/output-structure');
  const figure = page.getByRole('figure').filter({ hasText: 'What becomes of three source files' });
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await figure.getByRole('group').evaluate(isWider)).toBe(true);
  expect(await page.locator('html').evaluate(isWider)).toBe(false);
});
