import type { Page } from '@playwright/test';
import { movingAllTheSame } from '../lib/moving.mts';
import { OVERLAYS, type Overlay } from '../lib/overlays.mts';
import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';
import { violationsInAppearances } from '../a11y/violations.mts';

const [DESKTOP, PHONE] = [1440, 390];

/** What the search shows besides its results. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.insertText(query);
}

const FAILING: readonly Overlay[] = [DESKTOP, PHONE].map((width) => ({
  name: `search that fails at ${width} px`,
  path: '/guide/basic/cli',
  width,
  panel: 'dialog[data-search] >> text=/Unable to fetch results|无法获取搜索结果/ >> nth=0',
  open: (page) => search(page, 'bundle'),
}));
const WITHOUT_RESULTS: readonly Overlay[] = [DESKTOP, PHONE].map((width) => ({
  name: `search that finds nothing at ${width} px`,
  path: '/guide/basic/output-structure',
  width,
  panel: 'dialog[data-search] a[href*="/issues/new"]',
  open: (page) => search(page, 'zzzzqq'),
}));

/** What opens on the same page in the same window, one after the other. */
const VISITS = new Map<string, Overlay[]>();
for (const overlay of [...OVERLAYS, ...WITHOUT_RESULTS]) {
  const visit = `${overlay.path} at ${overlay.width} px`;
  VISITS.set(visit, [...(VISITS.get(visit) ?? []), overlay]);
}

/** Marks what an overlay is, where it is one element; what stands behind it has a test of its own. */
const mark = (one: Element): boolean => {
  document.querySelector('[data-looked-at]')?.removeAttribute('data-looked-at');
  one.closest('[popover], dialog')?.setAttribute('data-looked-at', '');
  return document.querySelector('[data-looked-at]') !== null;
};

async function look(page: Page, lang: 'en' | 'zh', overlay: Overlay): Promise<void> {
  await overlay.open(page, lang);
  const panel = page.locator(overlay.panel);
  await panel.waitFor();
  const part = (await panel.evaluate(mark)) ? '[data-looked-at]' : undefined;
  expect.soft(await violationsInAppearances(page, part), overlay.name).toEqual([]);
  expect.soft(await movingAllTheSame(page, part), `${overlay.name}, less motion`).toEqual([]);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

for (const [index, [visit, overlays]] of [...VISITS].entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    test(`axe finds nothing with anything open on ${visit}, and nothing moves for who wants less (${lang}) @F80`, async ({
      page,
    }) => {
      // Looks at a page with everything behind the overlay, on a machine that does other things too.
      test.setTimeout(180_000);
      const [{ path, width }] = overlays as [Overlay];
      await page.setViewportSize({ width, height: 900 });
      await page.goto(inLang(lang, path));
      await appStarted(page);
      for (const overlay of overlays)
        await test.step(overlay.name, () => look(page, lang, overlay));
    });
  }
}

test('axe finds nothing with a search that fails @F80', async ({ page, problems }) => {
  test.slow();
  // Before the page is idle, which is when it fetches the index.
  await page.context().route(/search-index/, (route) => route.fulfill({ body: 'none' }));
  await page.goto('/guide/basic/cli');
  for (const overlay of FAILING) {
    await page.setViewportSize({ width: overlay.width, height: 900 });
    await look(page, 'en', overlay);
  }
  // The index that is none on purpose is all that is reported.
  problems.length = 0;
});
