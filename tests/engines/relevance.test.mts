import { expect, it } from 'vitest';
import { LOCALES, baseOfLocale } from '../../src/site/locales';
import { mrr5, openSearch, placesOf, readDocuments, readQueries } from '../lib/judged-search.mts';
import { SphinxGateway } from './search-gateway.mts';

/** How much worse than the search in the browser an engine may be, in MRR@5 of a set. */
const MOST_LOSS = 0.02;

const sphinx = new SphinxGateway();

it.each(LOCALES)('Sphinx finds in %s what the search in the browser finds', async (lang) => {
  const search = openSearch(readDocuments(lang));
  const plain = (routePath: string) => `/${routePath.slice(baseOfLocale(lang, '/').length)}`;
  for (const set of ['open', 'described', 'aside', 'second', 'third', 'fourth']) {
    const judged = readQueries(set, lang);
    const local = judged.map(({ query }) => search(query));
    const remote = [];
    for (const { query } of judged) {
      const [group] = await sphinx.gateway.groups({ keyword: query, lang });
      expect(group!.partial ?? false, query).toBe(false);
      remote.push({ pages: group!.hits.map(({ routePath }) => plain(routePath)) });
    }
    const loss = mrr5(placesOf(judged, local)) - mrr5(placesOf(judged, remote));
    // Sums of fractions: what differs after the ninth digit is equal.
    expect(Number(loss.toFixed(9)), set).toBeLessThanOrEqual(MOST_LOSS);
  }
});

it.each([
  ['bundel', 'en', '/config/lib/bundle'],
  ['autoExtrenal', 'zh', '/zh/config/lib/auto-external'],
  ['产物格式', 'zh', '/zh/guide/basic/output-format'],
  ['dts.bundle', 'en', '/config/lib/dts'],
])('%s in %s finds %s first', async (keyword, lang, routePath) => {
  const [group] = await sphinx.gateway.groups({ keyword, lang });
  expect(group!.hits[0]!.routePath).toBe(routePath);
});
