import {
  LINE,
  SAMPLE_PAGE,
  WORD,
  holdCode,
  prose,
  proseHit,
  searchFile,
  watchFiles,
} from '../lib/search-code.mts';
import { PAGE, dialog, field, open, options, search } from '../lib/search.mts';
import { expect, test } from '../lib/test.mts';

/** How long search waits for code that does not come. */
const LONGEST_WAIT_MS = 4000;

/** A line of a sample all of whose words stand in prose, on other pages. */
const PASTED = "lib: [{ id: 'main' }, { id: 'main', format: 'cjs' }],";
const PASTED_PAGE = '/config/lib/id';

// The line has no word that prose has not. Asked at once: the wait counts from the opening.
for (const [what, query, target] of [
  ['word', WORD, SAMPLE_PAGE],
  ['line', PASTED, PASTED_PAGE],
] as const) {
  test(`a ${what} of a sample waits for the code`, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(PAGE);
    await open(page);
    await field(page).fill(query);
    await expect(dialog(page)).toHaveAttribute('data-status', 'stalled');
    release();
    const address = new RegExp(`^${target}`);
    await expect(options(page).first()).toHaveAttribute('href', address);
  });
}

test('code that does not come is not waited for @F299', async ({ page }) => {
  await holdCode(page);
  await page.goto(PAGE);
  await search(page, prose('en'));
  await expect(options(page).first()).toHaveAttribute('href', proseHit('en'));
  // A beginning of a word, which code might hold whole.
  await field(page).fill('externa');
  await expect(options(page).first()).toHaveAttribute(
    'href',
    /\/config\/lib\/(?:auto-external|external-helpers)/,
    { timeout: LONGEST_WAIT_MS * 2 },
  );
});

test('the search page waits for code', async ({ page }) => {
  const release = await holdCode(page);
  const asked = watchFiles(page);
  await page.goto(`/search?q=${WORD}`);
  await expect.poll(() => asked).toContain(searchFile('en', 'code'));
  const panel = page.locator('[data-search-panel]');
  await page.waitForTimeout(500);
  await expect(panel).toHaveAttribute('data-status', 'stalled');
  release();
  await expect(panel.getByRole('option').filter({ hasText: LINE })).toBeVisible();
});
