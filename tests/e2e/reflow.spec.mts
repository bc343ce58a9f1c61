import type { Page } from '@playwright/test';
import { LANGUAGES, appStarted, expect, inLang, test } from '../lib/test.mts';

const PAGES = ['/', '/config/lib/dts', '/search?q=bundle'];
/** 400 % zoom of a window of 1280 px. */
const ZOOMED_PX = 320;

/** WCAG 2.2, 1.4.12: what readers may set without losing anything. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;
const TWICE_THE_SIZE = 'html { font-size: 200%; }';

/** Text that a box cuts off where nobody can scroll to it, and whether the page is too wide. */
const lossesOf = (page: Page) =>
  page.evaluate(() => {
    const losses = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) losses.add(`${root.scrollWidth} px wide`);
    const isCutting = (value: string) => value === 'hidden' || value === 'clip';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const shown = node.parentElement!;
      if (!node.nodeValue?.trim() || !shown.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = shown; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        // Who scrolls shows everything in the end.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const edge = box.getBoundingClientRect();
        // Said to screen readers only.
        if (edge.width <= 1 || edge.height <= 1) break;
        const isCut =
          (isCutting(overflowX) && (text.right > edge.right + 1 || text.left < edge.left - 1)) ||
          (isCutting(overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2));
        if (isCut) losses.add(`${box.tagName}.${box.className}: ${node.nodeValue.slice(0, 40)}`);
        if (position === 'fixed') break;
      }
    }
    return [...losses];
  });

for (const lang of LANGUAGES) {
  for (const path of PAGES) {
    test(`nothing is lost with other spacing, zoom, size, on paper: ${inLang(lang, path)}`, async ({
      page,
    }) => {
      test.slow();
      const address = inLang(lang, path);
      const visit = async (width: number, style = ' ') => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await appStarted(page);
        await page.addStyleTag({ content: style });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        return lossesOf(page);
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
