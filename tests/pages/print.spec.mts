import type { Page } from '@playwright/test';
import { ROUTES } from '../lib/routes.mts';
import { appStarted, casesOf, expect, inLang, inTurn, test } from '../lib/test.mts';

/** Content that paper would not show: cut off by its box, off the sheet, or in closed parts. */
const printClippingOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clipped = new Map<Element, string>();
    const sheet = document.documentElement.clientWidth;
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      // A clipped element clips its content too.
      if (!element.checkVisibility() || clipped.has(element.parentElement!)) continue;
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
      clipped.set(
        element,
        `${tagName}.${className} ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight} ${overflowX}, ${Math.round(left)} to ${Math.round(right)}: ${textContent.trim().slice(0, 40)}`,
      );
    }
    const closed = document.querySelectorAll('main :is([role=tabpanel], details > :not(summary))');
    for (const part of closed) {
      if (!part.checkVisibility()) clipped.set(part, `closed: ${part.textContent.slice(0, 40)}`);
    }
    return [...clipped.values()];
  });

/** A4 between the margins that browsers leave, in CSS pixels. */
const A4 = { width: 718, height: 1047 };
/** Includes tabs, folded code, details, a diagram, a wide table, the picture and tabs of the home page. */
const KINDS = ['/', '/guide/start/quick-start', '/guide/faq/errors', '/config/rsbuild/output'];
const ALL = [...ROUTES, '/search', '/nope'];
const PAGES = casesOf(ALL, [...KINDS, '/config/', '/blog/', '/search', '/nope']);

test.use({ viewport: A4 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of inTurn('zh')) {
    test(`paper cuts nothing and closes nothing, on any page (${lang})`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ media: 'print' });
      for (const route of PAGES) {
        await page.goto(inLang(lang, route));
        expect.soft(await printClippingOf(page), route).toEqual([]);
      }
    });
  }
});

test('loses nothing while the app runs, in the dark, with another tab chosen', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('rslib.tabs.npm2yarn', '2');
    localStorage.setItem('rslib.appearance', 'dark');
  });
  for (const route of KINDS) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(route);
    await appStarted(page);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await printClippingOf(page), route).toEqual([]);
  }
});

test('each panel of tabs is printed below its name, instead of the tabs', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/guide/start/quick-start');
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const name of ['npm', 'yarn', 'pnpm', 'bun', 'deno']) {
    const panel = page
      .getByRole('tabpanel', { name, exact: true })
      .filter({ hasText: ' add ' })
      .first();
    await expect(panel.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(panel).toContainText(`${name} add`);
  }
  await page.goto('/');
  const showcase = page.getByRole('region', { name: 'Read the config, know the package' });
  for (const file of ['dist/index.js', 'dist/index.cjs', 'dist/umd/index.js']) {
    await expect(showcase.getByText(file, { exact: true })).toBeVisible();
  }
});

test('an open search is not printed over the text', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('paper has nothing that is for the page alone', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const pages = [
    '/',
    '/guide/basic/cli',
    '/blog/introducing-rslib',
    '/guide/basic/output-explorer',
  ];
  for (const path of pages) {
    await page.goto(path);
    // The mark: packages/kit/shared/page-contract.ts.
    const boxes = await page
      .locator('[data-nosnippet]')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect.soft(boxes.length, path).toBeGreaterThan(0);
    expect.soft(Math.max(...boxes), path).toBe(0);
  }
});
