import type { Page } from '@playwright/test';
import { OVERLAYS, type Overlay } from '../lib/overlays.mts';
import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';
import { violationsInAppearances } from './violations.mts';

const [DESKTOP, PHONE] = [1440, 390];

/** What the search shows besides its results. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.insertText(query);
}
const FAILS = 'search that fails';
const SEARCH_STATES: readonly Overlay[] = [DESKTOP, PHONE].flatMap((width) => [
  {
    name: `search that finds nothing at ${width} px`,
    path: '/guide/basic/cli',
    width,
    panel: 'dialog[data-search] a[href*="/issues/new"]',
    open: (page) => search(page, 'zzzzqq'),
  },
  {
    name: `${FAILS} at ${width} px`,
    path: '/guide/basic/cli',
    width,
    panel: 'dialog[data-search] >> text=/Unable to fetch results|无法获取搜索结果/ >> nth=0',
    open: (page) => search(page, 'bundle'),
  },
]);

for (const [index, overlay] of [...OVERLAYS, ...SEARCH_STATES].entries()) {
  const { name, path, width, panel, open } = overlay;
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    test(`axe finds nothing with ${name} open (${lang}) @F80`, async ({ page, problems }) => {
      // Two looks at a page with everything behind the overlay, on a machine that does other things too.
      test.setTimeout(120_000);
      const fails = name.startsWith(FAILS);
      // Before the page is idle, which is when it fetches the index.
      if (fails) {
        await page.context().route(/search-index/, (route) => route.fulfill({ body: 'none' }));
      }
      await page.setViewportSize({ width, height: 900 });
      await page.goto(inLang(lang, path));
      await appStarted(page);
      await open(page, lang);
      await page.locator(panel).waitFor();
      expect(await violationsInAppearances(page)).toEqual([]);
      // The index that is none on purpose is all that is reported.
      if (fails) problems.length = 0;
    });
  }
}
