import {
  LINE,
  WORD,
  codeHit,
  holdCode,
  prose,
  proseHit,
  searchFile,
  watchFiles,
} from '../lib/search-code.mts';
import { PAGE, dialog, field, options, search } from '../lib/search.mts';
import { LANGUAGES, expect, inLang, test } from '../lib/test.mts';

/** How long search waits for code that does not come. */
const LONGEST_WAIT_MS = 4000;

/** A line of a sample all of whose words stand in prose, on other pages. */
const PASTED = "lib: [{ id: 'main' }, { id: 'main', format: 'cjs' }],";
const PASTED_PAGE = '/config/lib/id';

for (const lang of LANGUAGES) {
  test(`while code is on its way prose answers, and other words wait (${lang})`, async ({
    page,
  }) => {
    const release = await holdCode(page);
    await page.goto(inLang(lang, PAGE));
    await search(page, prose(lang));
    await expect(options(page).first()).toHaveAttribute('href', proseHit(lang));
    await field(page).fill(WORD);
    await expect(dialog(page)).toHaveAttribute('data-status', 'stalled');
    await page.waitForTimeout(500);
    await expect(dialog(page)).toHaveAttribute('data-status', 'stalled');
    release();
    await expect(codeHit(page, lang)).toBeVisible();
  });

  test(`a pasted line of a sample waits for code, though prose has its words (${lang})`, async ({
    page,
  }) => {
    const release = await holdCode(page);
    await page.goto(inLang(lang, PAGE));
    await search(page, prose(lang));
    await expect(options(page).first()).toHaveAttribute('href', proseHit(lang));
    await field(page).fill(PASTED);
    await expect(dialog(page)).toHaveAttribute('data-status', 'stalled');
    release();
    await expect(options(page).first()).toHaveAttribute(
      'href',
      new RegExp(`^${inLang(lang, PASTED_PAGE)}`),
    );
  });

  test(`code that does not come is not waited for (${lang})`, async ({ page }) => {
    await holdCode(page);
    await page.goto(inLang(lang, PAGE));
    await search(page, prose(lang));
    await expect(options(page).first()).toHaveAttribute('href', proseHit(lang));
    // A beginning of a word, which code might hold whole.
    await field(page).fill('externa');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      new RegExp(inLang(lang, '/config/lib/(?:auto-external|external-helpers)')),
      { timeout: LONGEST_WAIT_MS * 2 },
    );
  });

  test(`the search page waits for code (${lang})`, async ({ page }) => {
    const release = await holdCode(page);
    const asked = watchFiles(page);
    await page.goto(inLang(lang, `/search?q=${WORD}`));
    await expect.poll(() => asked).toContain(searchFile(lang, 'code'));
    const panel = page.locator('[data-search-panel]');
    await page.waitForTimeout(500);
    await expect(panel).toHaveAttribute('data-status', 'stalled');
    release();
    await expect(panel.getByRole('option').filter({ hasText: LINE })).toBeVisible();
  });
}
