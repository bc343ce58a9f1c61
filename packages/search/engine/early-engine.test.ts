import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchDocument } from './document';
import { EarlyEngine } from './early-engine';
import { TextIndex } from './text-index';

const PAGES = 60;

function makeDocuments(): SearchDocument[] {
  return Array.from({ length: PAGES }, (_, id) => ({
    id,
    title: id === 40 ? '产物格式' : `Page ${id}`,
    content: `Shared text about number${id}.\n${'Further words stand here. '.repeat(9)}`,
    domain: '',
    routePath: `/page-${id}`,
    toc: [],
    area: 'Guide',
    names: id === 50 ? ['rareOption'] : [],
    keywords: id === 51 ? ['hidden files'] : [],
  }));
}

let gate: Promise<void>;
let finish: () => void;
// The whole index is held back until `finish`.
const inSteps = vi.spyOn(TextIndex, 'inSteps').mockImplementation(async (documents) => {
  await gate;
  return new TextIndex(documents);
});

beforeEach(() => {
  gate = new Promise((resolve) => (finish = resolve));
});

const first = async (engine: EarlyEngine, query: string) =>
  (await engine.search(query, 7)).pages[0]?.document.title;

it.each([
  ['number33', 'Page 33'],
  ['rareOption', 'Page 50'],
  ['rare option', 'Page 50'],
  ['hiding files', 'Page 51'],
  ['output', '产物格式'],
  ['格式', '产物格式'],
])('answers "%s" before the whole index is made', async (query, title) => {
  const engine = new EarlyEngine(makeDocuments(), [['产物', 'output']]);
  expect(await first(engine, query)).toBe(title);
});

it('waits for the whole index where a word is misspelled', async () => {
  const engine = new EarlyEngine(makeDocuments(), []);
  let isAnswered = false;
  const answer = first(engine, 'rareoptoin').finally(() => (isAnswered = true));
  await vi.waitFor(() => expect(inSteps).toHaveBeenCalled());
  expect(isAnswered).toBe(false);
  finish();
  expect(await answer).toBe('Page 50');
});

it('waits for the whole index where more is wanted than the few that are ranked early', async () => {
  const engine = new EarlyEngine(makeDocuments(), []);
  const found = engine.search('shared', 100);
  await vi.waitFor(() => expect(inSteps).toHaveBeenCalled());
  finish();
  expect((await found).pages.length).toBe(PAGES);
});

it('asks the whole index once it is made', async () => {
  const engine = new EarlyEngine(makeDocuments(), []);
  await vi.waitFor(() => expect(inSteps).toHaveBeenCalled());
  finish();
  await vi.waitFor(async () => {
    const found = await engine.search('shared', 100);
    // The few that are ranked early are fewer than all.
    expect(found.pages.length).toBe(PAGES);
  });
});
