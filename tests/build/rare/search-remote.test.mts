import { expect as seen } from '@playwright/test';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FixtureSite } from '../../lib/fixture-site.mts';
import { MockHost, type Asked, type Behavior } from '../../lib/mock-host.mts';
import { visitSearch } from '../../lib/search-visit.mts';
import { LANGUAGES, inLang, text, type Lang } from '../../lib/texts.mts';

/** A word that the documents hold, per language. */
const WORDS = { en: 'watch', zh: '监听' } as const;
const pageOf = (lang: Lang) => ({
  title: lang === 'en' ? 'CLI' : '命令行',
  content: `About the command line.\nFlags\nHere ${WORDS[lang]} is told.`,
  routePath: inLang(lang, '/guide/basic/cli'),
  area: lang === 'en' ? 'Guide' : '指南',
  toc: [{ text: 'Flags', id: 'first', depth: 2, charIndex: 24 }],
});
const foreignPageOf = (lang: Lang) => ({
  ...pageOf(lang),
  domain: 'rsbuild.example',
  title: `Rsbuild ${WORDS[lang]}`,
});

/** Instead of what was found. */
let fixed: unknown;

/** A search engine behind an address: one page of ours and one of another site. */
const engine = new MockHost(({ url }: Asked) => {
  const keyword = url.searchParams.get('keyword')!.toLowerCase();
  const lang = url.searchParams.get('lang') as Lang;
  const groups = [
    { index: 'rslib', hits: [pageOf(lang)] },
    { index: 'rsbuild', hits: [foreignPageOf(lang)] },
  ].map(({ index, hits: [hit] }) => ({
    index,
    hits: `${hit!.title} ${hit!.content}`.toLowerCase().includes(keyword) ? [hit] : [],
  }));
  return { status: 200, body: JSON.stringify(fixed ?? groups) };
});

/** Hooks that do something for certain queries only. */
const HOOKS = `{
  beforeSearch: (query) => Promise.resolve(query === 'alias' ? 'watch' : query),
  onSearch: (query) => query === 'hooked' ? [
    { label: 'Added', hits: [{ type: 'title', title: 'Own tool', header: 'Own tool',
      link: '/config/', query, highlightInfoList: [] }] },
    { label: 'Drawn', hits: [], render: (place) => place.append('Drawn by a hook') },
  ] : [],
  afterSearch: (query, { groups }) =>
    void (document.documentElement.dataset.searched = query + ' ' + groups.length),
}`;

const { visit, dialog, options, field, error, ask, askAgain } = visitSearch(async () => {
  await engine.start();
  const site = await FixtureSite.create();
  const asked = {
    provider: 'remote',
    apiUrl: `${engine.origin}/search?tenant=a%26b`,
    searchIndexes: ['rslib', { value: 'rsbuild', label: 'Rsbuild docs' }],
  };
  await site.setFact('src/site/options.ts', 'SEARCH_OPTIONS', JSON.stringify(asked));
  await site.setFact('src/site/options.ts', 'SEARCH_HOOKS', HOOKS);
  await site.translate();
  return site;
});

const tabs = () => dialog().getByRole('tab');
const selected = () => dialog().getByRole('tab', { selected: true });

beforeEach(() => {
  engine.behavior = 'ok';
  engine.asked = [];
  fixed = undefined;
});
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
});

it('tabs are walked by the keyboard, and a chosen one stays for the next question where it has an answer, until the dialog closes', async () => {
  await ask('watch');
  const button = (name: string) => dialog().getByRole('button', { name, exact: true });
  for (const stop of [button('Clear the query'), button('Cancel'), tabs().first()]) {
    await seen(tabs()).toHaveCount(2);
    await visit.page.keyboard.press('Tab');
    await seen(stop).toBeFocused();
  }
  for (const [tab, target] of [
    [tabs().last(), '_blank'],
    [tabs().first(), null],
    [tabs().last(), '_blank'],
  ] as const) {
    await visit.page.keyboard.press('ArrowRight');
    await seen(tab).toBeFocused();
    await seen.poll(() => options().first().getAttribute('target')).toBe(target);
  }
  await askAgain('watch ');
  await seen(options().first()).toHaveAttribute('target', '_blank');
  await seen(selected()).toHaveText('Rsbuild docs');
  await visit.page.keyboard.press('Escape');
  await seen(dialog()).toBeHidden();
  await visit.page.keyboard.press('/');
  await seen(field()).toBeFocused();
  await field().fill('watch');
  await seen(selected()).toHaveText('This site');
  await field().fill('');
  await seen(tabs()).toHaveCount(0);
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

it('a failure is told, and the next question is asked again; a megabyte in one hit is cut, more than any answer holds is refused @F54 @F234', async () => {
  const failures: Behavior[] = ['server-error', 'hang-up', 'bad-json'];
  for (const behavior of failures) {
    engine.behavior = behavior;
    await ask('watch');
    await seen(dialog()).toContainText(error('en'));
    const lines = visit.problems.filter((problem) => problem.includes('Remote search failed.'));
    expect(lines, behavior).toHaveLength(1);
    visit.problems = [];
    engine.behavior = 'ok';
    await askAgain('watch');
    await seen(options().first()).toBeVisible();
  }
  const long = 'watch '.repeat(170_000);
  fixed = [{ index: 'rslib', hits: [{ ...pageOf('en'), title: long, content: long }] }];
  await askAgain('watch long');
  await seen(options().first()).toBeVisible();
  expect((await dialog().innerText()).length).toBeLessThan(2000);
  fixed = [{ index: 'rslib', hits: [{ ...pageOf('en'), content: 'x'.repeat(4_100_000) }] }];
  await field().fill('watch more');
  await seen(dialog()).toContainText(error('en'));
  visit.problems = [];
});
