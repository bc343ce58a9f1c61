import type { Page } from '@playwright/test';
import { DOC_ROUTES } from '../lib/routes.mts';
import { APP_CODE, casesOf, expect, inLang, inTurn, test } from '../lib/test.mts';

/**
 * Elements that overlap or leave their box: controls over tabs or code, heads of a table over
 * each other, facts beside their cells, code that is broken where it must stay in one piece.
 * Controls that appear only on hover are not checked.
 */
const layoutFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const seen = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(isSeen);
    /** Where the text of an element lies, in the part of `clip` that is in view. */
    const textBox = (one: Element, clip?: Element) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const edge = clip?.getBoundingClientRect() ?? { left: -Infinity, right: Infinity };
      return { left: Math.max(left, edge.left), right: Math.min(right, edge.right), top, bottom };
    };
    type Box = ReturnType<typeof textBox>;
    const overlap = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      // Letters do not fill the height of their line.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;

    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`page: ${document.documentElement.scrollWidth} px wide`);

    for (const control of seen('.prose figcaption :is(a, button)')) {
      if (getComputedStyle(control.parentElement!).opacity === '0') continue;
      const box = control.getBoundingClientRect();
      const block =
        control.closest('[data-tabs]')?.parentElement ??
        control.closest('figure') ??
        control.parentElement!;
      for (const text of seen('[role=tab], pre .line', block)) {
        if (overlap(textBox(text, text.closest('pre, [role=tablist]')!), box))
          faults.push(`control over: ${text.textContent}`);
      }
    }

    for (const row of seen('.prose thead tr')) {
      const heads = [...row.children].map((head) => textBox(head));
      for (const [at, head] of heads.slice(1).entries()) {
        if (overlap(heads[at]!, head)) faults.push(`heads: ${row.textContent}`);
      }
    }

    for (const fact of seen('main dl dd')) {
      if (textBox(fact).right > fact.getBoundingClientRect().right + 1)
        faults.push(`fact: ${fact.textContent}`);
    }

    for (const code of seen('.prose code').filter((one) => !one.closest('pre'))) {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let before: { letter: string; top: number } | undefined;
      while (walker.nextNode()) {
        for (const [at, letter] of [...walker.currentNode.nodeValue!].entries()) {
          if (/\s/.test(letter)) {
            before = undefined;
            continue;
          }
          const range = document.createRange();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { top } = range.getBoundingClientRect();
          if (before && before.letter === '-' && top > before.top + 5)
            faults.push(`code broken after a hyphen: ${code.textContent}`);
          before = { letter, top };
        }
      }
    }
    return faults;
  });

/** Includes many files, long flags, a deep type, heads of one word, long names, code without a title. */
const KINDS = [
  '/benchmarks',
  '/config/lib/auto-extension',
  '/config/lib/auto-external',
  '/config/lib/experiments',
  '/config/lib/syntax',
  '/config/rsbuild/output',
  '/guide/basic/cli',
  '/guide/migration/vite',
  '/guide/start/quick-start',
];
const PAGES = casesOf([...new Set([...KINDS, ...DOC_ROUTES])], KINDS);

for (const widths of [[320, 390], [1440]]) {
  test.describe(`in a window of ${widths.join(' or ')} px`, () => {
    const isMobile = widths[0]! < 1000;
    test.use({ hasTouch: isMobile, isMobile });

    for (const lang of inTurn('zh')) {
      test(`nothing lies over something else or leaves its box (${lang})`, async ({ page }) => {
        test.setTimeout(120_000);
        // The pages as they are built; an app would only take time.
        await page.route(APP_CODE, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        for (const path of PAGES) {
          await page.goto(inLang(lang, path));
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await layoutFaultsOf(page), `${path}, ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}

test('the result of each sample is in sight, and its tabs are whole @no-hydration', async ({
  page,
}) => {
  await page.goto('/config/rsbuild/output');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const results = page.locator('[data-sample]:has(> figure) > :last-child');
    expect(await results.count()).toBeGreaterThan(20);
    for (const result of await results.all())
      await expect(result.locator('pre, ul').filter({ visible: true }).first()).toBeVisible();
    const sample = page.locator('[data-sample] [data-tabs]').first();
    const bar = sample.getByRole('tablist');
    const tabs = sample.getByRole('tab');
    const last = (await tabs.count()) - 1;
    await tabs.first().focus();
    for (let at = 1; at <= last; at += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(at)).toBeFocused();
      const [edge, box] = await Promise.all([bar.boundingBox(), tabs.nth(at).boundingBox()]);
      expect(box!.x).toBeGreaterThanOrEqual(edge!.x);
      expect(box!.x + box!.width).toBeLessThanOrEqual(edge!.x + edge!.width + 1);
    }
    // Each can be pressed where it is seen.
    await tabs.first().click();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  }
});
