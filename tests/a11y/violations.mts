import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { LOOKS_AT_ALL } from '../lib/scope.mts';

const OPTIONS = {
  // A rule of WCAG 2.2 AA; the only one that axe does not run by default.
  rules: { 'target-size': { enabled: true } },
  // Otherwise axe cannot tell the contrast where a drawing stands behind text, and says nothing.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  // Names and addresses of all elements without a fault took two thirds of the time.
  resultTypes: ['violations' as const],
};

/**
 * The findings of axe on the present page, or in a part of it: the rule and the elements. `rules`
 * limits the rules if all others are known to find the same as before.
 */
export async function violationsOf(
  page: Page,
  part = 'html',
  rules: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const options = rules.length > 0 ? { ...OPTIONS, runOnly: [...rules] } : OPTIONS;
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { violations } = await window.axe.run(selector, runOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
    },
    [part, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The findings of axe in each appearance. In the dark only the colors differ. */
export async function violationsInAppearances(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await violationsOf(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await violationsOf(page, part, LOOKS_AT_ALL ? [] : ['color-contrast']);
  return [...found, ...inTheDark.map((one) => `dark: ${one}`)];
}

/** Movements that take longer than an eye notices: element, its part and what moves. */
export const movingOf = (page: Page, part = 'html'): Promise<string[]> =>
  page.evaluate((selector) => {
    const NOTICED_S = 0.01;
    const longest = (list: string) => Math.max(...list.split(', ').map(parseFloat));
    const moving = new Set<string>();
    for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part || null);
        const name = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}${part}`;
        if (style.animationName !== 'none' && longest(style.animationDuration) > NOTICED_S)
          moving.add(`${name}: ${style.animationName}`);
        if (longest(style.transitionDuration) > NOTICED_S)
          moving.add(`${name}: ${style.transitionProperty}`);
        if (style.scrollBehavior === 'smooth') moving.add(`${name}: scrolling`);
      }
    }
    return [...moving];
  }, part);

/** The same with reduced motion. */
export async function movingAllTheSame(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await movingOf(page, part);
  await page.emulateMedia({ reducedMotion: null });
  return moving;
}

/** Text that a box cuts off and that cannot be scrolled to, and whether the page is too wide. */
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
        // Scrolling shows everything in the end.
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
