import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine';
import type { SearchDocument } from './document';
import { preparePage, termsOf } from './prepared-page';
import { TermFilter, nearestTerms, toQuestion } from './question';
import { SynonymTable } from './synonyms';
import { statisticsOf } from './term-index';

const table = new SynonymTable([['产物', 'output'], ['quick start', 'getting started']]); // prettier-ignore
const ask = (query: string) => toQuestion(query, table);

const page = (id: number, title: string, content: string): SearchDocument => ({
  id,
  title,
  content,
  routePath: `/page-${id}`,
  domain: '',
  toc: [],
  area: '',
  names: [],
});
const PAGES = [
  page(0, 'lib.dts', 'Writes declaration files. Bundles them, too.'),
  page(1, 'lib.bundle', 'Bundles modules. The output is one file.'),
  page(2, '产物格式', '每个产物有一种格式。'),
  page(3, 'Quick start', 'From nothing to a library.'),
  page(4, 'Something else', 'It has nothing to do with any question here, at some length.'),
];
const UNRELATED = 4;
const statistics = statisticsOf(PAGES.map(termsOf));

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
    'zzz',
  ])('ranks for %j as one of everything does', (query) => {
    const { isWanted } = new TermFilter(ask(query));
    const pages = PAGES.map((one) => preparePage(one)).filter((_page, at) => at !== UNRELATED);
    const own = new SearchEngine(pages, table, { isWanted, statistics });
    const scores = (engine: SearchEngine) =>
      engine.search(query).map(({ document, score }) => [document.id, score]);
    expect(scores(own)).toEqual(scores(full));
  });

  it('says which words no page holds', () => {
    const filter = new TermFilter(ask('declaration bundel 产物'));
    new SearchEngine(PAGES, table, { isWanted: filter.isWanted, statistics });
    expect(filter.unmet().map(({ terms }) => terms[0])).toEqual(['bundel']);
  });

  it('ranks a misspelled word once it has its likely meaning', () => {
    const [word] = ask('bundel');
    const asked = [{ ...word!, similar: nearestTerms(word!, ['bundle', 'bundles', 'library']) }];
    expect(asked[0]!.similar).toEqual(['bundle', 'bundles']);
    const { isWanted } = new TermFilter(asked);
    const engine = new SearchEngine(PAGES, table, { isWanted, statistics });
    expect(engine.search('bundel')[0]!.document.id).toBe(1);
  });
});
