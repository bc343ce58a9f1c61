import { expect as seen } from '@playwright/test';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { APP } from '../../lib/algolia-mock.mts';
import { WORDS, createHostedService, createHostedSite } from '../../lib/hosted-site.mts';
import { visitSearch } from '../../lib/search-visit.mts';
import { LATE_MS } from '../../lib/mock-host.mts';
import { LANGUAGES, inLang } from '../../lib/texts.mts';

const service = createHostedService();
const { visit, dialog, options, field, error, ask, askAgain, policy } = visitSearch(() =>
  createHostedSite(service),
);
const askedOf = (host: number) => service.hosts[host]!.asked.length;

beforeEach(() => service.reset());
afterAll(() => service.stop());

describe.each(LANGUAGES)('in %s', (lang) => {
  it('a key, a word and Enter lead to the page, on the site that is visited', async () => {
    await ask(WORDS[lang], lang);
    await seen(options().last()).toContainText(lang === 'en' ? 'watch seven' : '监听 seven');
    await seen(dialog().getByRole('group').first()).toContainText(lang === 'en' ? 'Guide' : '指南');
    await seen(options().first().locator('mark').first()).toHaveText(WORDS[lang]);
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL(`${visit.origin}${inLang(lang, '/guide/basic/cli')}#first`);
    await seen(dialog()).toBeHidden();
    const query = service.queries.at(-1)!;
    expect(query.facetFilters).toEqual([
      `language:${lang}`,
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    // An opened hit is offered again, also in another page.
    await visit.open(inLang(lang, '/'));
    await visit.page.keyboard.press('/');
    await seen(dialog().getByRole('row')).toHaveCount(1);
  });

  it('hosts that all fail yield the error screen, until one answers @F50', async () => {
    for (const host of service.hosts) host.behavior = 'hang-up';
    await ask(WORDS[lang], lang);
    await seen(dialog()).toContainText(error(lang));
    expect(service.hosts.map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
    expect(visit.problems.join('\n')).toMatch(/Search failed.*application id may be incorrect/);
    visit.problems = [];
    service.reset();
    await askAgain(WORDS[lang]);
    await seen(options().first()).toBeVisible();
  });
});

describe('the request', () => {
  it('is one POST that needs no preflight, as the specification says, sent once: an answer is kept, also for the next page', async () => {
    await ask('watch');
    await seen(options()).toHaveCount(2);
    const { method, url, headers } = service.hosts[0]!.asked[0]!;
    expect([method, url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(url.searchParams.get('x-algolia-agent')).toMatch(
      /^Algolia for JavaScript .*@rslib-docs\/search/,
    );
    expect(url.searchParams.get('x-algolia-api-key')).toBe(APP.apiKey);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    const query = service.queries[0]!;
    expect(query).toMatchObject({
      query: 'watch',
      indexName: 'docs',
      hitsPerPage: 20,
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: true,
    });
    expect(query.attributesToRetrieve).toHaveLength(10);
    expect(query.attributesToSnippet).toHaveLength(7);
    expect(query.attributesToSnippet).toContain('content:10');
    await seen(dialog()).toContainText('Algolia');
    await ask('watch');
    await seen(options()).toHaveCount(2);
    await askAgain('watch');
    await seen(options()).toHaveCount(2);
    await ask('watch');
    await seen(options()).toHaveCount(2);
    expect(askedOf(0)).toBe(1);
  });
});

it('a late answer is awaited with a sign, and does not replace a newer one @F48', async () => {
  service.hosts[0]!.behavior = 'late';
  await ask('watch');
  await seen(dialog()).toHaveAttribute('data-status', 'stalled');
  service.hosts[0]!.behavior = 'ok';
  await field().fill('plenty');
  await seen(options()).toHaveCount(5);
  await visit.page.waitForTimeout(LATE_MS);
  expect(await options().count()).toBe(5);
  await seen(dialog()).toHaveAttribute('data-status', 'idle');
});

it('at 390 px five words of each text are asked for', async () => {
  await visit.newPage({ viewport: { width: 390, height: 800 } });
  await ask('watch');
  await seen(options()).toHaveCount(2);
  expect(service.queries[0]!.attributesToSnippet).toContain('content:5');
});

it('scripts may talk to the configured hosts and no others, and nothing is fetched beforehand', async () => {
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(request.url()));
  await visit.open('/guide/start/glossary');
  const hosts = [...service.hosts, service.insights].map(({ origin }) => origin);
  expect(await policy()).toContain(`connect-src 'self' ${hosts.join(' ')};`);
  const reach = (url: string) =>
    visit.page.evaluate(
      (at) =>
        fetch(at).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await reach('http://127.0.0.1:9/')).toBe(false);
  expect(visit.problems.join('\n')).toContain('Content Security Policy');
  visit.problems = [];
  await visit.page.waitForTimeout(300);
  expect(requests.filter((url) => /search-index|searchWorker|indexes/.test(url))).toEqual([]);
});
