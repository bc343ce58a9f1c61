import type { Page } from '@playwright/test';

/** What paper would not show: content that its box cuts or that is off the sheet, and closed parts. */
export const printClippingOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const losses = new Map<Element, string>();
    const sheet = document.documentElement.clientWidth;
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      // Who is cut takes its content along.
      if (!element.checkVisibility() || losses.has(element.parentElement!)) continue;
      const { display, overflowX, overflowY } = getComputedStyle(element);
      const { left, right, width, height } = element.getBoundingClientRect();
      // Said to screen readers only.
      if (width <= 1 || height <= 1) continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Out of a box that cuts nothing only the padding of inline code may hang.
      const hanging = overflowX === 'visible' ? 8 : 1;
      const isWide = scrollWidth > clientWidth + hanging && display !== 'inline';
      const isHigh = scrollHeight > clientHeight + 1 && overflowY !== 'visible';
      const isOff = right > sheet + 1 || left < -1;
      if (!isWide && !isHigh && !isOff) continue;
      const { tagName, className, textContent } = element;
      losses.set(
        element,
        `${tagName}.${className} ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight} ${overflowX}, ${Math.round(left)} to ${Math.round(right)}: ${textContent.trim().slice(0, 40)}`,
      );
    }
    const closed = document.querySelectorAll('main :is([role=tabpanel], details > :not(summary))');
    for (const part of closed) {
      if (!part.checkVisibility()) losses.set(part, `closed: ${part.textContent.slice(0, 40)}`);
    }
    return [...losses.values()];
  });
