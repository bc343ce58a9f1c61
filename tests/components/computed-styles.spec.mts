import { expect, test } from '../lib/test.mts';

/** Rules that a longer selector could win against: where, and what the browser must make of it. */
const RULES: readonly [page: string, selector: string, property: string, value: RegExp][] = [
  ['/config/lib/dts', '.prose h2 code', 'border-top-width', /^0px$/],
  ['/config/lib/dts', '.prose h2 code', 'background-color', /^rgba\(0, 0, 0, 0\)$/],
  ['/config/lib/dts', '.prose h3 code', 'padding-left', /^0px$/],
  ['/config/lib/dts', '.prose > p:first-child code', 'background-color', /^rgba\(0, 0, 0, 0\)$/],
  ['/guide/basic/cli', '.prose td code', 'background-color', /^rgba\(0, 0, 0, 0\)$/],
  ['/config/lib/dts', '.prose td code', 'padding-left', /^0px$/],
  ['/config/rsbuild/output', '.prose dl dd code', 'background-color', /^rgba\(0, 0, 0, 0\)$/],
  ['/guide/basic/cli', '.prose th code', 'border-top-width', /^0px$/],
  ['/guide/basic/cli', '.prose .nowrap-code', 'white-space-collapse', /^collapse$/],
  ['/guide/basic/cli', '.prose .nowrap-code', 'text-wrap-mode', /^nowrap$/],
];

test('rules that a longer selector could win against are in force', async ({ page }) => {
  for (const address of new Set(RULES.map(([one]) => one))) {
    await page.goto(address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [where, selector, property, value] of RULES) {
        if (where !== address) continue;
        const found = await page
          .locator(selector)
          .evaluateAll(
            (elements, name) => elements.map((one) => getComputedStyle(one).getPropertyValue(name)),
            property,
          );
        const rule = `${property} of ${selector} on ${where} at ${width} px`;
        // A table of commands need have no code in its head.
        if (!selector.includes('th')) expect.soft(found.length, rule).toBeGreaterThan(0);
        for (const one of found) expect.soft(one, rule).toMatch(value);
      }
    }
  }
});

test('the controls of every block stand at its end', async ({ page }) => {
  await page.goto('/config/rsbuild/output');
  const gaps = await page.locator('figure:has(figcaption [data-copy-code])').evaluateAll((blocks) =>
    blocks
      .filter((block) => block.checkVisibility())
      .map((block) => {
        const frame = block.closest('[data-tabs]') ?? block;
        const controls = block.querySelector('figcaption > :last-child')!;
        return frame.getBoundingClientRect().right - controls.getBoundingClientRect().right;
      }),
  );
  expect(gaps.length).toBeGreaterThan(20);
  for (const gap of gaps) expect(gap).toBeLessThan(12);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'on paper' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('each file of a sample is a block of its own, whole all around', async ({ page }) => {
      if (scripts) await page.emulateMedia({ media: 'print' });
      await page.goto('/config/lib/dts');
      // A command and what it prints are one block.
      const blocks = page.locator('[data-tabs] [role=tabpanel] > figure:only-of-type');
      const corners = await blocks.evaluateAll((all) =>
        all.map((block) => {
          const { borderWidth, borderRadius, marginTop } = getComputedStyle(block);
          return `${borderWidth} ${borderRadius} ${marginTop}`;
        }),
      );
      expect(corners.length).toBeGreaterThan(20);
      expect(new Set(corners)).toEqual(new Set(['1px 6px 20px']));
    });
  });
}
