import type { Page } from '@playwright/test';
import { casesOf, expect, test } from '../lib/test.mts';

const KINDS = ['/', '/zh/guide/start/', '/blog/introducing-rslib'];
const MORE = [
  '/guide/start/', '/zh/guide/basic/cli', '/config/lib/dts', '/config/', '/blog/',
]; // prettier-ignore
const PAGES = casesOf([...KINDS, ...MORE], KINDS);

/** Puts the whole stylesheet into the page, and says what of any element changed by that. */
function changesByWholeSheet(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const look = () =>
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const name = `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`;
          // Reading a style is what costs; most generated content is not there.
          if (part && style.content === 'none') return { name, values: new Map<string, string>() };
          // The variables themselves show nothing; a page leaves out those that it does not use.
          const shown = [...style].filter((key) => !key.startsWith('--'));
          return { name, values: new Map(shown.map((key) => [key, style.getPropertyValue(key)])) };
        }),
      );
    // The font for Chinese quotation marks comes when it is needed.
    await document.fonts.ready;
    // The outline marks where the reader is in the first frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const before = look();
    const template = document.querySelector<HTMLTemplateElement>('#app')!;
    const sheet = document.importNode(template.content.querySelector('link')!, true);
    sheet.href += '?whole';
    await new Promise((resolve) => {
      sheet.onload = resolve;
      document.head.append(sheet);
    });
    await document.fonts.ready;
    return look().flatMap(({ name, values }, at) =>
      [...values]
        .filter(([key, value]) => before[at]!.values.get(key) !== value)
        .map(([key, value]) => `${name} ${key}: ${before[at]!.values.get(key)} → ${value}`),
    );
  });
}

for (const [index, address] of PAGES.entries()) {
  // Rules of all widths and of both appearances are left out in the same way: each has its turn.
  const colorScheme = index % 3 === 0 ? 'dark' : 'light';
  const width = index % 2 === 0 ? 1280 : 390;
  test(`${address} needs no style but its own (${colorScheme}, ${width} px)`, async ({ page }) => {
    // All styles of all elements are read twice, which nothing but the processor decides.
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    // The app does not come; a file that cannot be had would be reported as a fault.
    await page.route(/\/assets\/js\//, (route) => route.fulfill({ body: '' }));
    // Where it starts at once, its stylesheet is an empty one.
    const empty = { contentType: 'text/css', body: '' };
    await page.route(/\/assets\/css\/[^?]*$/, (route) => route.fulfill(empty));
    await page.goto(address);
    expect(await changesByWholeSheet(page)).toEqual([]);
  });
}
