import type { Page } from '@playwright/test';

/** What would move for longer than an eye notices: element, its part and what moves. */
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

/** The same for somebody who wants less motion. */
export async function movingAllTheSame(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await movingOf(page, part);
  await page.emulateMedia({ reducedMotion: null });
  return moving;
}
