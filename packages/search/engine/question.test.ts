import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine';
import { documentOf } from '../testing/documents';
import { preparePage, statisticsOf } from './prepared-page';
import { isMet, toQuestion } from './asked';
import { SynonymTable } from './synonyms';

const table = new SynonymTable([['产物', 'output'], ['quick start', 'getting started']]); // prettier-ignore
const ask = (query: string) => toQuestion(query, table);

const page = (id: number, title: string, content: string, keywords: string[] = []) =>
  documentOf(id, { title, content, keywords });

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

describe('an index of what a question needs', () => {
  const full = new SearchEngine(PAGES, table);
  it.each([
    ...['dts', 'declaration files', 'bund', 'lib', 'bundling', 'starters', 'bundel', 'zzz'],
    ...['产物', '产物格式', 'getting started', 'scaffold a library'],
  ])('ranks for %j as one of everything does', (query) => {
    const pages = PAGES.filter((_page, at) => at !== UNRELATED);
    const own = new SearchEngine(pages, table, statisticsOf(PAGES.map(preparePage)));
    const scores = (engine: SearchEngine) =>
      engine.search(query).pages.map(({ document, score }) => [document.id, score.toFixed(9)]);
    expect(scores(own)).toEqual(scores(full));
  });

  it('says which words no page holds', () => {
    const { vocabulary } = full;
    const unmet = ask('declaration bundel 产物').filter((word) => !isMet(word, vocabulary));
    expect(unmet.map(({ terms }) => terms[0])).toEqual(['bundel']);
  });
});
