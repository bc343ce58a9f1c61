import { beforeEach, expect, it, vi } from 'vitest';
import { documentOf } from '../testing/documents';
import { SearchEngine } from './engine';
import { GrowingIndex } from './growing-index';
import type { Synonyms } from './synonyms';

const PAGES = 60;

const makeDocuments = () =>
  Array.from({ length: PAGES }, (_, id) =>
    documentOf(id, {
      ...(id === 40 && { title: '产物格式' }),
      content: `Shared text about number${id}.\n${'Further words stand here. '.repeat(9)}`,
      names: id === 50 ? ['rareOption'] : [],
      keywords: id === 51 ? ['hidden files'] : [],
    }),
  );

let gate: Promise<void>;
let finish: () => void;
// The whole index is held back until `finish`.
const inSteps = vi
  .spyOn(SearchEngine, 'inSteps')
  .mockImplementation(async (documents, synonyms) => {
    await gate;
    return new SearchEngine(documents, synonyms);
  });

beforeEach(() => {
  gate = new Promise((resolve) => (finish = resolve));
});

const createIndex = (synonyms: Synonyms = []) =>
  new GrowingIndex(makeDocuments(), synonyms, async () => [], 9000);

const first = async (index: GrowingIndex, query: string) =>
  (await index.search(query, { limit: 7 })).pages[0]?.document.title;

it.each([
  ['number33', 'Page 33'],
  ['rareOption', 'Page 50'],
  ['rare option', 'Page 50'],
  ['hiding files', 'Page 51'],
  ['output', '产物格式'],
  ['格式', '产物格式'],
])('answers "%s" before the whole index is made', async (query, title) => {
  const index = createIndex([['产物', 'output']]);
  expect(await first(index, query)).toBe(title);
});

it('waits for the whole index where a word is misspelled', async () => {
  const index = createIndex();
  let isAnswered = false;
  const answer = first(index, 'rareoptoin').finally(() => (isAnswered = true));
  await vi.waitFor(() => expect(inSteps).toHaveBeenCalled());
  expect(isAnswered).toBe(false);
  finish();
  expect(await answer).toBe('Page 50');
});

it('waits for the whole index where more is wanted than the few that are ranked early', async () => {
  const index = createIndex();
  const found = index.search('shared', { limit: 100 });
  await vi.waitFor(() => expect(inSteps).toHaveBeenCalled());
  finish();
  expect((await found).pages.length).toBe(PAGES);
});
