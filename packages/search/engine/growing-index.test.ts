import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf, misspelled, nameOf } from '../testing/documents';
import { SearchEngine } from './engine';
import { GrowingIndex } from './growing-index';
import { takeCode, type PageCode } from './page-code';
import type { Synonyms } from './synonyms';

const PAGES = 60;

const made = Array.from({ length: PAGES }, (_, id) => {
  const sample = `sample(codeword${id});`;
  const content = `Prose about number${id}, ${nameOf(id)}, and wrapping.\n${sample}\nShared end.`;
  const from = content.indexOf(sample);
  return takeCode(documentOf(id, { content }), [[from, from + sample.length]]);
});
const documents = made.map(({ prose }) => prose);
const code = made.map((page) => page.code!);

let give: (code: readonly PageCode[]) => void;
const loadCode = vi.fn(() => new Promise<readonly PageCode[]>((resolve) => (give = resolve)));
/** Whether indexes are held back, as on a slow phone. */
let isHeld = false;
let release: () => void;
/** The result of each; undefined if it was given up. */
let indexes: (SearchEngine | undefined)[];
let underWay = 0;

beforeEach(() => {
  isHeld = false;
  loadCode.mockClear();
  indexes = [];
  const held = new Promise<void>((resolve) => (release = resolve));
  const make = SearchEngine.inSteps.bind(SearchEngine);
  vi.spyOn(SearchEngine, 'inSteps').mockImplementation(async (...given) => {
    underWay += 1;
    if (isHeld) await held;
    const index = await make(...given);
    indexes.push(index);
    underWay -= 1;
    return index;
  });
});

const createIndex = (longestWaitMs = 10_000) =>
  new GrowingIndex(documents, [], loadCode, longestWaitMs);
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));
afterEach(async () => {
  // A started step runs to its end.
  release();
  await tick();
  await vi.waitFor(() => expect(underWay).toBe(0));
  vi.restoreAllMocks();
});

/** An answer, and whether it has come. */
function ask(index: GrowingIndex, query: string, limit = 7) {
  const asked = { isAnswered: false, answer: index.search(query, { limit }) };
  void asked.answer.finally(() => (asked.isAnswered = true));
  return asked;
}
const first = async ({ answer }: ReturnType<typeof ask>) => {
  const { pages, isPartial } = await answer;
  return [pages[0]?.document.title, isPartial];
};

it.each([true, false])('answers from prose what stands there (index held: %s)', async (held) => {
  isHeld = held;
  const index = createIndex(20);
  // Late code has the index of prose made.
  if (!held) await index.search('prose', { limit: 100 });
  expect(indexes).toHaveLength(held ? 0 : 1);
  expect(await first(ask(index, 'number33'))).toEqual(['Page 33', true]);
  // Another form of a word.
  expect((await ask(index, 'wraps').answer).pages.length).toBeGreaterThan(0);
});

it.each(['codeword33', 'number33 codeword33', misspelled(33), 'num', 'codeword'])(
  'waits for the code with "%s", which may stand there',
  async (query) => {
    const index = createIndex();
    await tick();
    const asked = ask(index, query);
    await tick();
    expect(asked.isAnswered).toBe(false);
    give(code);
    const { pages, isPartial } = await asked.answer;
    expect(isPartial).toBe(false);
    expect(pages.length).toBeGreaterThan(0);
    if (query.includes('codeword33')) {
      expect(pages[0]!.document.content).toContain('sample(codeword33);');
    }
  },
);

it('answers early from what has come, and replaces the index of prose by the full one', async () => {
  isHeld = true;
  const index = createIndex();
  const asked = ask(index, 'codeword7');
  await tick();
  give(code);
  expect(await first(asked)).toEqual(['Page 7', false]);
  const misspelt = ask(index, misspelled(7));
  await tick();
  expect(misspelt.isAnswered).toBe(false);
  release();
  expect(await first(misspelt)).toEqual(['Page 7', false]);
  expect(indexes).toEqual([undefined, expect.any(SearchEngine)]);
});

it('gives waiting queries the full index instead of prose, if code comes late', async () => {
  isHeld = true;
  const asked = ask(createIndex(20), misspelled(33));
  await vi.waitFor(() => expect(underWay).toBe(1));
  give(code);
  await tick();
  release();
  expect(await first(asked)).toEqual(['Page 33', false]);
  expect(indexes).toEqual([undefined, expect.any(SearchEngine)]);
});

it('answers the last question first when the code has come', async () => {
  const index = createIndex();
  const answered: string[] = [];
  const asked = ['codew', 'codewo', 'codeword2'].map((query) =>
    index.search(query, { limit: 7 }).then(() => answered.push(query)),
  );
  give(code);
  await Promise.all(asked);
  expect(answered).toEqual(['codeword2', 'codewo', 'codew']);
});

it('says that an answer may yet be another, and gives that when all is there', async () => {
  const index = createIndex();
  expect((await index.search('number2', { limit: 7 })).isProvisional).toBe(true);
  const all = index.search('number2', { limit: 7, isFinal: true });
  give(code);
  const found = await all;
  expect(found).toMatchObject({ isPartial: false, isProvisional: false });
  expect(found.pages[0]!.document.content).toContain('sample(codeword2);');
});

describe('before the whole index is made', () => {
  const plain = Array.from({ length: PAGES }, (_, id) =>
    documentOf(id, {
      ...(id === 40 && { title: '产物格式' }),
      content: `Shared text about number${id}.\n${'Further words stand here. '.repeat(9)}`,
      names: id === 50 ? ['rareOption'] : [],
      keywords: id === 51 ? ['hidden files'] : [],
    }),
  );
  const open = (synonyms: Synonyms = []) => new GrowingIndex(plain, synonyms, async () => [], 9000);
  beforeEach(() => void (isHeld = true));

  it.each([
    ['number33', 'Page 33'],
    ['rareOption', 'Page 50'],
    ['rare option', 'Page 50'],
    ['hiding files', 'Page 51'],
    ['output', '产物格式'],
    ['格式', '产物格式'],
  ])('answers "%s"', async (query, title) => {
    const [found] = await first(ask(open([['产物', 'output']]), query));
    expect(found).toBe(title);
  });

  it.each([
    ['a word is misspelled', 'rareoptoin', 7, 1],
    ['more is wanted than the few that are ranked early', 'shared', 100, PAGES],
  ])('does not answer where %s', async (_name, query, limit, count) => {
    const asked = ask(open(), query, limit);
    await vi.waitFor(() => expect(underWay).toBe(1));
    expect(asked.isAnswered).toBe(false);
    release();
    const { pages } = await asked.answer;
    expect(pages).toHaveLength(count);
    if (count === 1) expect(pages[0]!.document.title).toBe('Page 50');
  });
});
