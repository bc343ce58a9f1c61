import { expect as seen } from '@playwright/test';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { WORDS, createRemoteEngine, createRemoteSite, pageOf } from '../../lib/remote-site.mts';
import { visitSearch } from '../../lib/search-visit.mts';
import type { Behavior } from '../../lib/mock-host.mts';
import { LANGUAGES, inLang, text } from '../../lib/texts.mts';

const engine = createRemoteEngine();
const { visit, dialog, options, field, error, ask, askAgain } = visitSearch(() =>
  createRemoteSite(engine),
);

const tabs = () => dialog().getByRole('tab');
const selected = () => dialog().getByRole('tab', { selected: true });

beforeEach(() => engine.reset());
afterAll(() => engine.stop());

describe.each(LANGUAGES)('in %s', (lang) => {
  it('our own pages come first and open here, others below a tab, in a new window', async () => {
    await ask(WORDS[lang], lang);
    const groups = dialog().getByRole('group');
    const ownTab = text(lang, 'search.tabs.own', 'This site');
    await seen(tabs()).toHaveText([ownTab, 'Rsbuild docs']);
    await seen(selected()).toHaveText(ownTab);
    await seen(dialog().getByRole('tabpanel', { name: ownTab })).toBeVisible();
    await seen(groups).toHaveText([lang === 'en' ? /Guide/ : /指南/]);
    const own = options().first();
    const link = inLang(lang, '/guide/basic/cli');
    await seen(own).toHaveAttribute('href', `${link}#first`);
    await seen(own).not.toHaveAttribute('target');
    await tabs().last().click();
    await seen(selected()).toHaveText('Rsbuild docs');
    await seen(groups).toHaveCount(1);
    const other = dialog().getByRole('group', { name: 'Rsbuild docs' }).getByRole('option').first();
    await seen(other).toHaveAttribute('href', `https://rsbuild.example${link}`);
    await seen(other).toHaveAttribute('target', '_blank');
    await seen(other).toHaveAttribute('rel', /noopener/);
    await seen(other).toContainText(text(lang, 'search.results.newTab', '(opens in a new tab)'));
    // The field has kept the focus, and the keys move to the shown hits.
    await seen(field()).toBeFocused();
    await seen(other).toHaveAttribute('aria-selected', 'true');
    await tabs().first().click();
    await seen(own).toHaveAttribute('aria-selected', 'true');
    expect(engine.asked).toHaveLength(1);
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL(`**${link}#first`);
  });

  it('by the keyboard from tab to tab', async () => {
    await ask(WORDS[lang], lang);
    const button = (id: string, message: string) =>
      dialog().getByRole('button', { name: text(lang, id, message), exact: true });
    for (const stop of [
      button('search.input.clear', 'Clear the query'),
      button('search.input.cancel', 'Cancel'),
      tabs().first(),
    ]) {
      await seen(tabs()).toHaveCount(2);
      await visit.page.keyboard.press('Tab');
      await seen(stop).toBeFocused();
    }
    await visit.page.keyboard.press('ArrowRight');
    await seen(tabs().last()).toBeFocused();
    await seen(selected()).toHaveText('Rsbuild docs');
    await seen(options().first()).toHaveAttribute('target', '_blank');
    await visit.page.keyboard.press('ArrowRight');
    await seen(tabs().first()).toBeFocused();
    await seen(options().first()).not.toHaveAttribute('target');
    await visit.page.keyboard.press('Escape');
    await seen(dialog()).toBeHidden();
  });

  it('a chosen tab stays for the next question where it has an answer, until the dialog closes', async () => {
    await ask(WORDS[lang], lang);
    await tabs().last().click();
    await seen(selected()).toHaveText('Rsbuild docs');
    await askAgain(`${WORDS[lang]} `);
    await seen(options().first()).toHaveAttribute('target', '_blank');
    await seen(selected()).toHaveText('Rsbuild docs');
    await visit.page.keyboard.press('Escape');
    await seen(dialog()).toBeHidden();
    await visit.page.keyboard.press('/');
    await seen(field()).toBeFocused();
    await field().fill(WORDS[lang]);
    await seen(selected()).toHaveText(text(lang, 'search.tabs.own', 'This site'));
    await field().fill('');
    await seen(tabs()).toHaveCount(0);
  });
});

it('the request holds what the engine needs, encoded @F54', async () => {
  await ask('a&b=c #é');
  await seen(dialog()).toContainText('No results for');
  expect(engine.asked).toHaveLength(1);
  const { method, url, headers } = engine.asked[0]!;
  expect([method, url.pathname]).toEqual(['GET', '/search']);
  expect([...url.searchParams]).toEqual([
    ['tenant', 'a&b'],
    ['keyword', 'a&b=c #é'],
    ['limit', '7'],
    ['searchIndexes', 'rslib,rsbuild'],
    ['lang', 'en'],
  ]);
  expect(headers.cookie).toBeUndefined();
  await seen(dialog()).toContainText(new URL(engine.origin).host);
});

it('hooks change the query, add groups and get the shown hits', async () => {
  await ask('alias');
  await seen(options().first()).toHaveAttribute('href', '/guide/basic/cli#first');
  expect(engine.asked[0]!.url.searchParams.get('keyword')).toBe('watch');
  await seen(visit.page.locator('html')).toHaveAttribute('data-searched', 'watch 2');
  await field().fill('hooked');
  await seen(dialog().getByRole('group', { name: 'Added' })).toContainText('Own tool');
  await seen(tabs()).toHaveText(['Added', 'Drawn']);
  await tabs().last().click();
  await seen(dialog().getByRole('group', { name: 'Drawn' })).toContainText('Drawn by a hook');
  await tabs().first().click();
  await seen(options().first()).toContainText('Own tool');
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL('**/config/');
});

it('the search page asks the same engine', async () => {
  await visit.open('/search?q=watch');
  const panel = visit.page.locator('[data-search-panel]');
  await seen(panel.getByRole('option').first()).toHaveAttribute('href', '/guide/basic/cli#first');
  await panel.getByRole('tab', { name: 'Rsbuild docs' }).click();
  await seen(panel.getByRole('option').first()).toHaveAttribute('target', '_blank');
  await seen(panel.getByRole('combobox')).toBeFocused();
  await visit.page.keyboard.press('Tab');
  await seen(panel.getByRole('button', { name: 'Clear the query' })).toBeFocused();
  await visit.page.keyboard.press('Tab');
  await seen(panel.getByRole('tab', { name: 'Rsbuild docs' })).toBeFocused();
  await visit.page.locator('h1').click();
  await seen(panel.getByRole('tablist')).toBeHidden();
});

it('a page of another site opens beside ours by Enter and click, and is not remembered @F56', async () => {
  await visit.page
    .context()
    .route('https://rsbuild.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await ask('Rsbuild');
  await seen(options().first()).toBeVisible();
  // It alone has an answer, and its group says whose it is.
  await seen(tabs()).toHaveCount(0);
  await seen(dialog().getByRole('group', { name: 'Rsbuild docs' })).toContainText('Rsbuild docs');
  for (const open of [() => visit.page.keyboard.press('Enter'), () => options().first().click()]) {
    const [tab] = await Promise.all([visit.page.context().waitForEvent('page'), open()]);
    expect(tab!.url()).toContain('https://rsbuild.example/guide/basic/cli');
    expect(await tab!.evaluate(() => window.opener)).toBeNull();
    await tab!.close();
  }
  await seen(dialog()).toBeVisible();
  await field().fill('');
  await seen(dialog()).toContainText('No recent searches');
});

describe('broken and hostile answers', () => {
  const failures: Behavior[] = ['server-error', 'hang-up', 'bad-json'];
  it.each(failures)('%s: told, and the next question is asked again @F54', async (behavior) => {
    engine.behavior = behavior;
    await ask('watch');
    await seen(dialog()).toContainText(error('en'));
    const lines = visit.problems.filter((problem) => problem.includes('Remote search failed.'));
    expect(lines).toHaveLength(1);
    visit.problems = [];
    engine.behavior = 'ok';
    await field().fill('');
    await field().fill('watch');
    await seen(options().first()).toBeVisible();
  });

  it('a megabyte in one hit is cut, more than any answer holds is refused @F234', async () => {
    const long = 'watch '.repeat(170_000);
    engine.fixed = [{ index: 'rslib', hits: [{ ...pageOf('en'), title: long, content: long }] }];
    await ask('watch');
    await seen(options().first()).toBeVisible();
    expect((await dialog().innerText()).length).toBeLessThan(2000);
    engine.fixed = [
      { index: 'rslib', hits: [{ ...pageOf('en'), content: 'x'.repeat(4_100_000) }] },
    ];
    await field().fill('watch more');
    await seen(dialog()).toContainText(error('en'));
    visit.problems = [];
  });
});
