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

for (const width of [1440, 390]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [page, selector, property, value] of RULES) {
      test(`${selector} on ${page}: ${property}`, async ({ page: browser }) => {
        await browser.goto(page);
        const found = await browser
          .locator(selector)
          .evaluateAll(
            (elements, name) => elements.map((one) => getComputedStyle(one).getPropertyValue(name)),
            property,
          );
        // A table of commands need have no code in its head.
        if (!selector.includes('th')) expect(found.length).toBeGreaterThan(0);
        for (const one of found) expect(one).toMatch(value);
      });
    }
  });
}

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

for (const lang of ['', '/zh']) {
  test(`headings that name an option have facts below them (${lang || 'en'})`, async ({ page }) => {
    let named = 0;
    let withFacts = 0;
    for (const path of [
      'lib/dts',
      'lib/redirect',
      'lib/shims',
      'rsbuild/output',
      'rsbuild/source',
    ]) {
      await page.goto(`${lang}/config/${path}`);
      const found = await page
        .locator('.prose :is(h2, h3):has(> code:first-child)')
        .evaluateAll((headings) =>
          headings
            .filter(
              ({ firstElementChild, textContent }) =>
                /^\w+(\.\w+)+/.test(firstElementChild!.textContent) && textContent !== null,
            )
            .map((heading) => heading.nextElementSibling?.matches('dl') ?? false),
        );
      named += found.length;
      withFacts += found.filter(Boolean).length;
    }
    expect(named).toBeGreaterThan(40);
    expect(withFacts / named).toBeGreaterThanOrEqual(0.95);
  });
}
