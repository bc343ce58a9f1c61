import type { Page } from '@playwright/test';

/** Text that a box cuts off where nobody can scroll to it, and whether the page is too wide. */
export const clippedTextOf = (page: Page): Promise<string[]> =>
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
        const { overflowX, overflowY, position, textOverflow } = getComputedStyle(box);
        // Who scrolls shows everything in the end.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        // A line that says it is cut, in a link to the whole.
        if (textOverflow === 'ellipsis' && box.closest('a')) break;
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
