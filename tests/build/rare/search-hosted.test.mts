import { expect as seen } from '@playwright/test';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { FixtureSite } from '../../lib/fixture-site.mts';
import { LATE_MS, MockHost } from '../../lib/mock-host.mts';
import { visitSearch } from '../../lib/search-visit.mts';
import { LANGUAGES, inLang, type Lang } from '../../lib/texts.mts';

const APP = { appId: 'APP1', apiKey: 'search-only', indexName: 'docs' } as const;
/** A word of each language; what is answered holds whatever was asked. */
const WORDS = { en: 'watch', zh: '监听' } as const;

interface Query {
  query: string;
  attributesToSnippet: string[];
  facetFilters: [string, string[]];
}
const queriesOf = (body: string): Query[] => (JSON.parse(body) as { requests: Query[] }).requests;

/** A record as the service shows it, with the query marked. */
function hitOf({ query, facetFilters: [language] }: Query) {
  const lang = language.slice('language:'.length) as Lang;
  const [area, title] = lang === 'en' ? ['Guide', 'CLI'] : ['指南', '命令行'];
  const hierarchy = { lvl0: area, lvl1: title, lvl2: `Flags ${query}`, lvl3: null };
  const marked = { content: { value: `One two <mark>${query}</mark> seven` } };
  return {
    objectID: `${lang}-${query}`,
    type: 'content',
    url: `https://rslib.rs${inLang(lang, '/guide/basic/cli')}#first`,
    content: `One two ${query} seven`,
    hierarchy,
    _snippetResult: marked,
    _highlightResult: marked,
  };
}

const host = new MockHost(({ body }) => {
  const results = queriesOf(body).map((query) => ({ hits: [hitOf(query)], nbHits: 1 }));
  return { status: 200, body: JSON.stringify({ results }) };
});
const insights = new MockHost(() => ({ status: 200, body: '{"status":200,"message":"OK"}' }));

const { visit, dialog, options, field, error, ask, askAgain, policy } = visitSearch(async () => {
  await Promise.all([host.start(), insights.start()]);
  const site = await FixtureSite.create();
  const asked = { hosts: [host.origin], insights: true, insightsHost: insights.origin };
  await site.setFact(
    'src/site/options.ts',
    'SEARCH_OPTIONS',
    JSON.stringify({ provider: 'hosted', ...APP, ...asked }),
  );
  await site.translate();
  return site;
});

beforeEach(() => {
  host.asked = [];
  host.behavior = 'ok';
});
afterAll(() => {
  host.stop();
  insights.stop();
});

it.each(LANGUAGES)('a key, a word and Enter lead to the page, on the site that is visited (%s)', async (lang) => {
  await ask(WORDS[lang], lang);
  await seen(dialog().getByRole('group').first()).toContainText(lang === 'en' ? 'Guide' : '指南');
  await seen(options().first().locator('mark').first()).toHaveText(WORDS[lang]);
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL(`${visit.origin}${inLang(lang, '/guide/basic/cli')}#first`);
  await seen(dialog()).toBeHidden();
  expect(queriesOf(host.asked.at(-1)!.body)[0]!.facetFilters).toEqual([
    `language:${lang}`,
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
  // An opened hit is offered again, also in another page.
  await visit.open(inLang(lang, '/'));
  await visit.page.keyboard.press('/');
  await seen(dialog().getByRole('row')).toHaveCount(1);
}); // prettier-ignore

it('the request is one POST that needs no preflight, sent once; on phones five words of each text are asked for', async () => {
  await ask('watch');
  await seen(options()).toHaveCount(1);
  const { method, url, headers, body } = host.asked[0]!;
  expect([method, url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(url.searchParams.get('x-algolia-agent')).toMatch(
    /^Algolia for JavaScript .*@rslib-docs\/search/,
  );
  expect(url.searchParams.get('x-algolia-api-key')).toBe(APP.apiKey);
  expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
  const [query] = queriesOf(body);
  expect(query).toMatchObject({
    query: 'watch',
    indexName: 'docs',
    hitsPerPage: 20,
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: true,
  });
  expect(query!.attributesToSnippet).toHaveLength(7);
  expect(query!.attributesToSnippet).toContain('content:10');
  await seen(dialog()).toContainText('Algolia');
  await ask('watch');
  await seen(options()).toHaveCount(1);
  expect(host.asked).toHaveLength(1);
  await visit.newPage({ viewport: { width: 390, height: 800 } });
  await ask('watch');
  await seen(options()).toHaveCount(1);
  expect(queriesOf(host.asked[1]!.body)[0]!.attributesToSnippet).toContain('content:5');
});

it('hosts that fail yield the error screen, until one answers; a late answer is awaited with a sign, and does not replace a newer one @F48 @F50', async () => {
  host.behavior = 'hang-up';
  await ask('watch');
  await seen(dialog()).toContainText(error('en'));
  expect(visit.problems.join('\n')).toMatch(/Search failed.*application id may be incorrect/);
  visit.problems = [];
  // The client passes over a host that failed; another page knows nothing of it.
  host.behavior = 'late';
  await ask('late');
  await seen(dialog()).toHaveAttribute('data-status', 'stalled');
  host.behavior = 'ok';
  await askAgain('plenty');
  await seen(options().first()).toContainText('plenty');
  await visit.page.waitForTimeout(LATE_MS);
  await seen(options().first()).toContainText('plenty');
  await seen(dialog()).toHaveAttribute('data-status', 'idle');
  await seen(field()).toHaveValue('plenty');
});

it('scripts may talk to the configured hosts and no others, and nothing is fetched beforehand', async () => {
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(request.url()));
  await visit.open('/guide/start/glossary');
  expect(await policy()).toContain(`connect-src 'self' ${host.origin} ${insights.origin};`);
  const reach = (url: string) =>
    visit.page.evaluate((at) => fetch(at).then(Boolean, () => false), url);
  expect(await reach('http://127.0.0.1:9/')).toBe(false);
  expect(visit.problems.join('\n')).toContain('Content Security Policy');
  visit.problems = [];
  await visit.page.waitForTimeout(300);
  expect(requests.filter((url) => /search-index|searchWorker|indexes/.test(url))).toEqual([]);
});
