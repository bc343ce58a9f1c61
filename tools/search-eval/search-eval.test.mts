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
const LEAST_MRR5 = { en: 0.95, zh: 0.95 };
const LEAST_SUCCESS5 = 0.98;

describe.each(LOCALES)('search in %s', (locale) => {
  it('finds the right pages for the judged queries', async () => {
    const documents = await readDocuments(locale);
    const routes = documents.map(({ routePath }) => routePath);
    const all = judged[locale]!;
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(all.flatMap(({ pages }) => pages).filter((page) => !routes.includes(page))).toEqual([]);
    for (const part of [all.filter((item) => !isSetAside(item)), all.filter(isSetAside)]) {
      const score = await measure(part, searchWith(documents));
      // What was set aside stays unseen, or somebody would tune to it.
      const summary = isSetAside(part[0]!) ? 'set aside' : JSON.stringify(score.misses);
      expect(score.mrr5, summary).toBeGreaterThanOrEqual(LEAST_MRR5[locale]);
      expect(score.success5, summary).toBeGreaterThanOrEqual(LEAST_SUCCESS5);
    }
  });
});
