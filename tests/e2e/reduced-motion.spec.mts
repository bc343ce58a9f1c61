import type { Page } from '@playwright/test';
import { OVERLAYS } from '../lib/overlays.mts';
import { appStarted, expect, test } from '../lib/test.mts';

const DESKTOP = 1440;
/** A page of each look. */
const PAGES = ['/', '/config/lib/dts', '/guide/basic/output-explorer', '/config/', '/blog/'];

/** What would move for longer than an eye notices: element, its part and what moves. */
const movingOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NOTICED_S = 0.01;
    const longest = (list: string) => Math.max(...list.split(', ').map(parseFloat));
    const moving = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
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
  });

test.describe('who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PAGES) {
    test(`sees none on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: DESKTOP, height: 900 });
      await page.goto(path);
      expect(await movingOf(page)).toEqual([]);
      await appStarted(page);
      expect(await movingOf(page)).toEqual([]);
    });
  }

  for (const { name, path, width, panel, open } of OVERLAYS) {
    test(`sees none when what opens is the ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await appStarted(page);
      await open(page, 'en');
      await page.locator(panel).waitFor();
      expect(await movingOf(page)).toEqual([]);
    });
  }
});

test('who has not asked for less sees some', async ({ page }) => {
  await page.goto('/');
  expect(await movingOf(page)).not.toEqual([]);
});
