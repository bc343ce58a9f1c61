import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { FlakyHost } from '../lib/flaky-host.mts';
import { untilKept } from '../lib/offline.mts';
import { PAGE, dialog, field, open, options, search } from '../lib/search.mts';
import {
  LANGUAGES,
  appStarted,
  expect,
  inLang,
  inTurn,
  savingData,
  test,
  text,
  type Lang,
} from '../lib/test.mts';

const BUILD = path.resolve(import.meta.dirname, '../../build');

/** Stands in one code sample of each language, and nowhere else. */
const WORD = 'clipboard';
const LINE = 'return navigator.clipboard.writeText(text);';
const SAMPLE_PAGE = '/guide/solution/';

const searchFile = (lang: Lang, kind: 'index' | 'code') =>
  inLang(lang, `/search-${kind}.${lang}.json`);

/** Paths of the files of search that are asked for, by the page and by its worker. */
function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/search-(?:index|code)\./.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const codeHit = (page: Page, lang: Lang) =>
  dialog(page)
    .locator(`[role=option][href^="${inLang(lang, SAMPLE_PAGE)}"]`)
    .filter({ hasText: LINE });
const prose = (lang: Lang) => (lang === 'en' ? 'output format' : '产物格式');
const proseHit = (lang: Lang) => inLang(lang, '/guide/basic/output-format');

type Answer = Parameters<Route['fulfill']>[0];
/** Answers that hold no code samples. */
const UNUSABLE: Record<string, Answer> = {
  gone: { status: 404 },
  cut: { body: '[{"routePath":"/' },
  'no list': { body: '{"a":1}' },
};

for (const lang of inTurn('zh')) {
  test(`code is fetched when the search opens, once (${lang})`, async ({ page }) => {
    for (const one of LANGUAGES) {
      const index = readFileSync(path.join(BUILD, searchFile(one, 'index')), 'utf8');
      expect(index).not.toContain(WORD);
    }
    const asked = watchFiles(page);
    await page.goto(inLang(lang, PAGE));
    await appStarted(page);
    await expect.poll(() => asked).toEqual([searchFile(lang, 'index')]);
    // Long enough for a second request.
    await page.waitForTimeout(500);
    expect(asked).toEqual([searchFile(lang, 'index')]);
    await open(page);
    await expect.poll(() => asked).toEqual([searchFile(lang, 'index'), searchFile(lang, 'code')]);
    await page.keyboard.insertText(WORD);
    await expect(codeHit(page, lang)).toBeVisible();
    await expect(codeHit(page, lang).locator('mark')).toHaveText(WORD);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await search(page, prose(lang));
    expect(asked).toEqual([searchFile(lang, 'index'), searchFile(lang, 'code')]);
  });

  test(`code that is missing, cut or not a list leaves prose, and is asked for at the next opening (${lang}) @F299`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const asked = watchFiles(page);
    const count = () => asked.filter((file) => file === searchFile(lang, 'code')).length;
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    };
    let answer: Answer | undefined;
    await page
      .context()
      .route(/\/search-code\./, (route) => (answer ? route.fulfill(answer) : route.continue()));
    await page.goto(inLang(lang, PAGE));
    await appStarted(page);
    for (const [at, [name, one]] of Object.entries(UNUSABLE).entries()) {
      answer = one;
      await search(page, prose(lang));
      await expect(options(page).first(), name).toHaveAttribute('href', proseHit(lang));
      await field(page).fill(WORD);
      // Not "No results": that was not found out.
      await expect(dialog(page), name).toContainText(
        text(lang, 'search.error.title', 'Unable to fetch results'),
      );
      expect(count(), name).toBe(at + 1);
      expect(warnings.splice(0).join('\n'), name).toContain('Failed to fetch code samples');
      await close();
    }
    answer = undefined;
    await open(page);
    await expect.poll(count).toBe(Object.keys(UNUSABLE).length + 1);
    // The answer before must not be shown.
    await field(page).fill(WORD);
    await expect(codeHit(page, lang)).toBeVisible();
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test(`after one search code is found without a network (${lang})`, async ({
      page,
      problems,
    }) => {
      const host = new FlakyHost();
      await host.serve(BUILD);
      await page.goto(host.origin + inLang(lang, PAGE));
      await appStarted(page);
      await untilKept(page, inLang(lang, PAGE), searchFile(lang, 'index'));
      await search(page, prose(lang));
      await untilKept(page, searchFile(lang, 'code'));
      await host.cut();
      await page.reload();
      await appStarted(page);
      await open(page);
      await page.keyboard.insertText(WORD);
      await expect(codeHit(page, lang)).toBeVisible();
      // The browser's own report when no server answers; the page itself adds nothing to it.
      const others = problems.filter((problem) => !/net::ERR_|status of 503/.test(problem));
      problems.splice(0, problems.length, ...others);
    });
  });
}

test('with data saving nothing of the search is loaded before it is opened', async ({ page }) => {
  await savingData(page);
  const asked = watchFiles(page);
  await page.goto(PAGE);
  await appStarted(page);
  await page.getByRole('banner').getByRole('button', { name: /Search/ }).first().hover();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  await open(page);
  await page.keyboard.insertText(WORD);
  await expect(codeHit(page, 'en')).toBeVisible();
  expect(asked).toEqual([searchFile('en', 'index'), searchFile('en', 'code')]);
}); // prettier-ignore
