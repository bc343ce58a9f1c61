import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes what moves by itself in the next page; gives all of it, as elements and their places. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
          moved.push(`${name}: ${place(previousRect)} → ${place(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
