import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/site/locales';
import { isSetAside, measure, type Judged } from './measure.mts';
import { searchWith } from './ours.mts';
import { readDocuments } from './source-documents.mts';

const judged = JSON.parse(readFileSync(new URL('judged.json', import.meta.url), 'utf8')) as Record<
  string,
  Judged[]
>;

/** What was reached, a little below: who falls under it made search worse. */
const LEAST_MRR5 = { open: { en: 0.96, zh: 0.97 }, aside: { en: 0.92, zh: 0.95 } };
const LEAST_SUCCESS5 = 0.98;

describe.each(LOCALES)('search in %s', (locale) => {
  it('finds the right pages for the judged queries', async () => {
    const documents = await readDocuments(locale);
    const routes = documents.map(({ routePath }) => routePath);
    const all = judged[locale]!;
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(all.flatMap(({ pages }) => pages).filter((page) => !routes.includes(page))).toEqual([]);
    for (const part of ['open', 'aside'] as const) {
      const queries = all.filter((item) => isSetAside(item) === (part === 'aside'));
      const score = await measure(queries, searchWith(documents));
      // What was set aside stays unseen, or somebody would tune to it.
      const summary = part === 'aside' ? part : JSON.stringify(score.misses);
      expect(score.mrr5, summary).toBeGreaterThanOrEqual(LEAST_MRR5[part][locale]);
      expect(score.success5, summary).toBeGreaterThanOrEqual(LEAST_SUCCESS5);
    }
  });
});
