import { PAGE, dialog, field, open, options } from '../lib/search.mts';
import { expect, inLang, inTurn, test, text, type Lang } from '../lib/test.mts';
import type { Page } from '@playwright/test';

const ERROR = `error   Failed to generate declaration files.
src/index.ts(3,10): error TS5011: The common source directory of 'tsconfig.json' is './src'. The 'rootDir' setting must be explicitly set to this or another path to adjust your output's file layout.
    at emit (/home/someone/work/acme-math/node_modules/typescript/lib/tsc.js:1:1)`;
const QUERY = `TS5011 common source directory 'tsconfig.json' './src' 'rootDir'`;

const notice = (lang: Lang, limit: number) =>
  text(
    lang,
    'search.part.title',
    'Only a part of your text is searched: this field takes {limit} characters.',
  ).replace('{limit}', String(limit));

/** Pastes a text that was copied elsewhere. */
async function paste(page: Page, pasted: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), pasted);
  await page.keyboard.press('ControlOrMeta+v');
}

for (const lang of inTurn('zh')) {
  test(`a pasted error is searched for by what matters of it, and whole on the search page (${lang})`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    await open(page);
    await paste(page, ERROR);
    await expect(field(page)).toHaveValue(QUERY);
    await expect(dialog(page).getByRole('status')).toContainText(notice(lang, 64));
    await expect(options(page).first()).toHaveAttribute('href', /#ts5011$/);
    const more = text(lang, 'search.part.more', 'Search for more of it');
    await dialog(page).getByRole('link', { name: more }).click();
    await expect(page).toHaveURL((url) => url.pathname === inLang(lang, '/search'));
    const box = page.getByRole('main').getByRole('combobox');
    await expect(box).toHaveValue(ERROR.replaceAll(/\s+/g, ' '));
    await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
    await box.fill('');
    await box.focus();
    await paste(page, ERROR.repeat(9));
    await expect(page.getByRole('main').getByRole('status')).toContainText(notice(lang, 512));
  });
}

test('a paste before the code of the dialog has come is not lost', async ({ page }) => {
  await page.goto(PAGE);
  await paste(page, ERROR);
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveValue(QUERY);
  await expect(dialog(page).getByRole('status')).toContainText(notice('en', 64));
});

test('the selection of the page is the query, at most 64 characters of it @F208', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
  await open(page);
  await expect(field(page)).toHaveValue('CLI');
  await expect(options(page).first()).toHaveAttribute('href', PAGE);
  expect(await page.evaluate(() => String(getSelection()))).toBe('CLI');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // The last one is a pair of code units, and stays one character.
  const first = `${'a'.repeat(63)}😀`;
  await page.evaluate((text) => {
    const heading = document.querySelector('h1')!;
    heading.textContent = text;
    getSelection()!.selectAllChildren(heading);
  }, `${first} and more`);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue(first);
  await expect(dialog(page).getByRole('status')).toContainText(notice('en', 64));
});
