import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import JUDGED from '../site/queries/open.json' with { type: 'json' };
import { PAGE, dialog, field, open, options, search } from '../lib/search.mts';
import { LOOKS_AT_ALL } from '../lib/scope.mts';
import { expect, holdRequests, inLang, inTurn, test, text } from '../lib/test.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const QUERIES = LOOKS_AT_ALL ? 10 : 5;
const run = promisify(execFile);
/** Misspelled in a way that no page is. */
const MISSPELLED = 'autoExtention';
const MEANT = 'autoExtension';

for (const lang of inTurn('zh')) {
  test(`the dialog comes to what the engine answers (${lang})`, async ({ page }) => {
    const judged = JUDGED[lang];
    const step = Math.floor(judged.length / QUERIES);
    const queries = judged.filter((_item, at) => at % step === 0).slice(0, QUERIES);
    expect(queries).toHaveLength(QUERIES);
    const answered = run(
      path.join(ROOT, 'node_modules/.bin/tsx'),
      ['tests/lib/answer-queries.mts', lang, ...queries.map(({ query }) => query)],
      { cwd: ROOT },
    );
    await page.goto(inLang(lang, PAGE));
    await open(page);
    const answers = JSON.parse((await answered).stdout) as string[][];
    for (const [at, { query }] of queries.entries()) {
      await field(page).fill(query);
      const own = dialog(page).locator('[role=group]:not([lang]) [role=option]');
      const shownPages = async () => {
        const isSettled =
          (await dialog(page).locator('[data-stale], [data-provisional]').count()) === 0;
        if (!isSettled) return [];
        const links = await own.evaluateAll((rows) => rows.map((row) => row.getAttribute('href')!));
        return [...new Set(links.map((link) => link.split('#')[0]!))];
      };
      const pages = answers[at]!;
      await expect.poll(async () => (await shownPages())[0], query).toBe(pages[0]);
      // Areas stand together: in another order than pages alone would, and with five rows at most.
      const shown = await shownPages();
      expect(pages, query).toEqual(expect.arrayContaining(shown));
      if (shown.length === pages.length) continue;
      const rows = await dialog(page)
        .locator('[role=group]:not([lang])')
        .evaluateAll((areas) => areas.map((area) => area.querySelectorAll('[role=option]').length));
      expect(Math.max(...rows), query).toBe(5);
    }
  });
}

for (const lang of inTurn('zh')) {
  test(`what was corrected is said, and can be taken back (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await search(page, MISSPELLED);
    await expect(options(page).first()).toHaveAttribute('href', /auto-extension/);
    const said = text(
      lang,
      'search.corrected.title',
      'Nothing for "{query}". Results for "{corrected}".',
    );
    const notice = said.replace('{query}', MISSPELLED).replace('{corrected}', MEANT);
    await expect(dialog(page)).toContainText(notice);
    await expect(dialog(page).getByRole('status')).toContainText(notice);
    const searchLiteral = text(lang, 'search.corrected.literal', 'Search for it as typed');
    await dialog(page).getByRole('button', { name: searchLiteral }).click();
    await expect(dialog(page)).not.toContainText(notice);
    await expect(field(page)).toHaveValue(MISSPELLED);
    await expect(field(page)).toBeFocused();
  });
}

for (const lang of inTurn('en')) {
  test(`an empty dialog offers pages to start from (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await open(page);
    const none = text(lang, 'search.recent.none', 'No recent searches');
    await expect(dialog(page)).toContainText(none);
    const rows = dialog(page).getByRole('row');
    await expect(rows).toHaveCount(4);
    const links = await rows
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
    // Nothing of the old answer stays below the new one.
    await field(page).press('q');
    await expect(dialog(page)).not.toContainText(none);
    await field(page).fill('');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(page).toHaveURL(links[1]!);
  });
}

test('a pointer that rests where rows come up does not hold back the answer of all there is', async ({
  page,
}) => {
  const giveCode = await holdRequests(page, '**/search-code.*');
  await page.goto(PAGE);
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 2);
  await search(page, 'umd name');
  const provisional = dialog(page).locator('[data-provisional]');
  await expect(provisional).toHaveCount(1);
  expect(await provisional.evaluate((panel) => panel.matches(':hover'))).toBe(true);
  giveCode();
  await expect(provisional).toHaveCount(0);
});
