import type { Browser, Page } from '@playwright/test';
import { expect, inLang, inTurn, LANGUAGES, openApp, test } from '../lib/test.mts';
import { CHECKED_ROUTES } from './checked-routes.mts';

/** Part of the words that must be there without scripts. */
const LEAST = 0.8;

/** Words of the page as it is shown, a Chinese character as one, each as often as it stands there. */
async function wordsOf(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return shown.match(/[\p{Script=Han}]|[^\s\p{Script=Han}]+/gu) ?? [];
}

function shareOf(words: readonly string[], all: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const found = all.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0;
  });
  return found.length / all.length;
}

async function withoutScripts(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  return { page: await context.newPage(), context };
}

for (const [index, route] of CHECKED_ROUTES.entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    const address = inLang(lang, route);
    test(`without scripts ${address} has its heading, its text and both languages @F203`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const { page: plain, context } = await withoutScripts(browser, baseURL);
      await plain.goto(address);
      await openApp(page, address);
      const heading = page.getByRole('heading', { level: 1 });
      // Search results are not text of the page.
      const isWhole = route !== '/search';
      // One page for everything that is missing, which only a script can tell the language of.
      if (route !== '/nope') {
        const plainHeading = plain.getByRole('heading', { level: 1 });
        expect(await plainHeading.innerText()).toBe(await heading.innerText());
        const share = shareOf(await wordsOf(plain), await wordsOf(page));
        if (isWhole) expect(share).toBeGreaterThanOrEqual(LEAST);
      }
      for (const other of LANGUAGES) {
        const link = plain.locator(`a[href="${inLang(other, route === '/nope' ? '/' : route)}"]`);
        if (other !== lang || route === '/nope') await expect(link.first()).toBeAttached();
      }
      for (const panel of await plain.getByRole('tabpanel').all())
        await expect(panel).toBeVisible();
      for (const details of await plain.locator('main details').all()) {
        await details.locator('summary').click();
        await expect(details).toHaveAttribute('open');
      }
      await context.close();
    });
  }
}
