import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine';
import type { SearchDocument } from './document';
import { indexOfPart, statisticsOf } from './part-index';
import { termsOf } from './prepared-page';
import { nearestTerms, TermFilter, toQuestion } from './question';
import { SynonymTable } from './synonyms';

const table = new SynonymTable([['产物', 'output'], ['quick start', 'getting started']]); // prettier-ignore
const ask = (query: string) => toQuestion(query, table);

const page = (
  id: number,
  title: string,
  content: string,
  keywords: string[] = [],
): SearchDocument => ({
  id,
  title,
  content,
  routePath: `/page-${id}`,
  domain: '',
  toc: [],
  area: '',
  names: [],
  keywords,
});
it.each(['ｶﾞ', 'ﾞ', 'a ﾟ b', '\u0345', '\u037A', '\u0301', '゛', '-', '\uD800'])(
  'signs that are no words are not asked for: %j',
  (query) => {
    for (const { terms } of ask(query)) expect(terms[0]).toMatch(/\S/);
  },
);

const PAGES = [
  page(0, 'lib.dts', 'Writes declaration files. Bundles them, too.'),
  page(1, 'lib.bundle', 'Bundles modules. The output is one file.'),
  page(2, '产物格式', '每个产物有一种格式。'),
  page(3, 'Quick start', 'From nothing to a library.', ['starter', 'scaffold']),
  page(4, 'Something else', 'It has nothing to do with any question here, at some length.'),
];
const UNRELATED = 4;
const statistics = statisticsOf(PAGES.map(termsOf));

/** An engine with only the data that a question needs. */
function engineFor(pages: readonly SearchDocument[], { isWanted }: TermFilter): SearchEngine {
  return new SearchEngine(pages, table, indexOfPart(pages.map(termsOf), { isWanted, statistics }));
}

describe('an index of what a question needs', () => {
  const full = new SearchEngine(PAGES, table);
  it.each([
    'dts',
    'declaration files',
    'bund',
    '产物',
    '产物格式',
    'getting started',
    'lib',
    'bundling',
    'starters',
    'scaffold a library',
    'zzz',
  ])('ranks for %j as one of everything does', (query) => {
    const pages = PAGES.filter((_page, at) => at !== UNRELATED);
    const own = engineFor(pages, new TermFilter(ask(query)));
    const scores = (engine: SearchEngine) =>
      engine.search(query).pages.map(({ document, score }) => [document.id, score.toFixed(9)]);
    expect(scores(own)).toEqual(scores(full));
  });

  it('says which words no page holds', () => {
    const filter = new TermFilter(ask('declaration bundel 产物'));
    engineFor(PAGES, filter);
    expect(filter.unmet().map(({ terms }) => terms[0])).toEqual(['bundel']);
  });

  it('ranks a misspelled word once it has its likely meaning', () => {
    const [word] = ask('bundel');
    const asked = [{ ...word!, similar: nearestTerms(word!, ['bundle', 'bundles', 'library']) }];
    expect(asked[0]!.similar).toEqual(['bundle']);
    expect(engineFor(PAGES, new TermFilter(asked)).search('bundel').pages[0]!.document.id).toBe(1);
  });
});
