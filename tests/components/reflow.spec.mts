import { clippedTextOf } from '../lib/clipped-text.mts';
import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';

const PAGES = ['/', '/config/lib/dts', '/search?q=bundle'];
/** 400 % zoom of a window of 1280 px. */
const ZOOMED_PX = 320;

/** WCAG 2.2, 1.4.12: what readers may set without losing anything. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;
const TWICE_THE_SIZE = 'html { font-size: 200%; }';

for (const lang of inTurn('zh')) {
  for (const path of PAGES) {
    test(`nothing is lost with other spacing, zoom, size, on paper: ${inLang(lang, path)} @F84`, async ({
      page,
    }) => {
      test.slow();
      const address = inLang(lang, path);
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
}
