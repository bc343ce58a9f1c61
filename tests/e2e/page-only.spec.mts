import { ROUTES } from '../lib/routes.mts';
import { LANGUAGES, expect, inLang, test } from '../lib/test.mts';

/** The mark: packages/kit/shared/page-only.ts. */
const PAGE_ONLY = 'data-nosnippet';
/** What a page adds to a text: controls, and signs that lead to places in it. */
const ADDED = 'button, [role=tablist], .hash, [data-footnote-backref], [role=img]';
/** Buttons that hold something of the text: a picture that can be enlarged. */
const HOLDING = '[data-zoom]';
/** Pages that are tools: their controls are what they are about. */
const TOOLS = ['/guide/basic/output-explorer', '/guide/migration/tsup'];

for (const lang of LANGUAGES) {
  test(`what is for the page alone is marked in every text (${lang}) @F319`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    const routes = ROUTES.filter((route) => !TOOLS.includes(route));
    const found = await page.evaluate(
      async ({ paths, added, holding, mark }) => {
        const unmarked: string[] = [];
        let count = 0;
        for (const path of paths) {
          const html = await (await fetch(path)).text();
          const sent = new DOMParser().parseFromString(html, 'text/html');
          for (const element of sent.querySelectorAll(`.prose :is(${added})`)) {
            count += 1;
            if (!element.matches(holding) && !element.closest(`[${mark}]`)) {
              unmarked.push(`${path}: ${element.outerHTML.slice(0, 100)}`);
            }
          }
        }
        return { count, unmarked };
      },
      {
        paths: routes.map((route) => inLang(lang, route)),
        added: ADDED,
        holding: HOLDING,
        mark: PAGE_ONLY,
      },
    );
    expect(found.unmarked).toEqual([]);
    expect(found.count).toBeGreaterThan(1000);
  });

  test(`paper has nothing of it (${lang})`, async ({ page }) => {
    for (const path of ['/', '/guide/basic/cli', '/blog/introducing-rslib', TOOLS[0]!]) {
      await page.goto(inLang(lang, path));
      const marked = page.locator(`[${PAGE_ONLY}]`);
      expect(await marked.count(), path).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      for (const box of await marked.evaluateAll((all) =>
        all.map((one) => one.getClientRects().length),
      )) {
        expect(box, path).toBe(0);
      }
      await page.emulateMedia({ media: null });
    }
  });
}
