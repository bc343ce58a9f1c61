import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchDocument } from './document';
import { SearchEngine } from './engine';
import { GrowingIndex } from './growing-index';
import { takeCode, type PageCode } from './page-code';

const PAGES = 60;

/** A name of letters alone, far from all others: words with digits are not corrected. */
const nameOf = (id: number) =>
  String.fromCharCode(97 + Math.floor(id / 26), 97 + (id % 26)).repeat(5);
const misspelled = (id: number) => nameOf(id).replace(/(.)(.)$/, '$2$1');

const made = Array.from({ length: PAGES }, (_, id) => {
  const sample = `sample(codeword${id});`;
  const content = `Prose about number${id}, ${nameOf(id)}, and wrapping.\n${sample}\nShared end.`;
  const document: SearchDocument = {
    id,
    title: `Page ${id}`,
    content,
    domain: '',
    routePath: `/page-${id}`,
    toc: [],
    area: 'Guide',
    names: [],
    keywords: [],
  };
  const from = content.indexOf(sample);
  return takeCode(document, [[from, from + sample.length]]);
});
const documents = made.map(({ prose }) => prose);
const code = made.map((page) => page.code!);

let give: (code: readonly PageCode[]) => void;
let refuse: (error: Error) => void;
const loadCode = vi.fn(
  () =>
    new Promise<readonly PageCode[]>((resolve, reject) => {
      give = resolve;
      refuse = reject;
    }),
);
/** Whether indexes are held back, as on a slow phone. */
let isHeld = false;
let release: () => void;
let inSteps: { mockRestore(): void };
/** The result of each; undefined if it was given up. */
let indexes: (SearchEngine | undefined)[];
let underWay = 0;

beforeEach(() => {
  isHeld = false;
  loadCode.mockClear();
  indexes = [];
  const held = new Promise<void>((resolve) => (release = resolve));
  const make = SearchEngine.inSteps.bind(SearchEngine);
  inSteps = vi.spyOn(SearchEngine, 'inSteps').mockImplementation(async (...given) => {
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
const tick = () => new Promise((resolve) => setTimeout(resolve, 20));
afterEach(async () => {
  // A started step runs to its end.
  release();
  await tick();
  await vi.waitFor(() => expect(underWay).toBe(0));
  inSteps.mockRestore();
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

it('asks for code when it is searched, not before, and once', async () => {
  const index = createIndex();
  await tick();
  expect(loadCode).not.toHaveBeenCalled();
  void index.addCode();
  await index.search('number5', { limit: 7 });
  await index.search('number6', { limit: 7 });
  expect(loadCode).toHaveBeenCalledTimes(1);
});

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

it('indexes prose when the search is opened, and all when the code has come', async () => {
  const index = createIndex();
  await tick();
  expect(indexes).toEqual([]);
  void index.addCode();
  await vi.waitFor(() => expect(indexes).toEqual([expect.any(SearchEngine)]));
  give(code);
  await vi.waitFor(() => expect(indexes).toHaveLength(2));
  expect((await index.search('codeword7', { limit: 7 })).isProvisional).toBe(false);
});

it('gives waiting queries the full index instead of prose, if code comes late', async () => {
  isHeld = true;
  const index = createIndex(20);
  const asked = ask(index, misspelled(33));
  await vi.waitFor(() => expect(underWay).toBe(1));
  give(code);
  await tick();
  release();
  expect(await first(asked)).toEqual(['Page 33', false]);
  expect(indexes).toEqual([undefined, expect.any(SearchEngine)]);
});

it('answers from prose where code cannot be had, and asks again with the next question', async () => {
  const index = createIndex();
  await tick();
  const [inCode, inProse] = [ask(index, 'zzcodewordzz'), ask(index, misspelled(33))];
  const all = ask(index, 'prose', 100);
  await tick();
  expect([inCode, inProse, all].map(({ isAnswered }) => isAnswered)).toEqual([false, false, false]);
  refuse(new Error('status 404'));
  expect(await first(inCode)).toEqual([undefined, true]);
  expect(await first(inProse)).toEqual(['Page 33', true]);
  expect((await all.answer).pages).toHaveLength(PAGES);
  const again = ask(index, 'codeword33');
  expect(loadCode).toHaveBeenCalledTimes(2);
  give(code);
  expect(await first(again)).toEqual(['Page 33', false]);
}); // prettier-ignore
