import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchDocument } from './document';
import { GrowingEngine } from './growing-engine';
import { takeCode, type PageCode } from './page-code';
import { TextIndex } from './text-index';

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
/** What became of each: nothing, where it was given up. */
let indexes: (TextIndex | undefined)[];
let underWay = 0;

beforeEach(() => {
  isHeld = false;
  loadCode.mockClear();
  indexes = [];
  const held = new Promise<void>((resolve) => (release = resolve));
  const make = TextIndex.inSteps.bind(TextIndex);
  inSteps = vi.spyOn(TextIndex, 'inSteps').mockImplementation(async (pages, isGivenUp) => {
    underWay += 1;
    if (isHeld) await held;
    const index = await make(pages, isGivenUp);
    indexes.push(index);
    underWay -= 1;
    return index;
  });
});

const createEngine = (delayMs = 0, longestWaitMs = 10_000) =>
  new GrowingEngine(documents, [], loadCode, { delayMs, longestWaitMs });
const tick = () => new Promise((resolve) => setTimeout(resolve, 20));
afterEach(async () => {
  // What has begun is left to end.
  release();
  await tick();
  await vi.waitFor(() => expect(underWay).toBe(0));
  inSteps.mockRestore();
});

/** An answer, and whether it has come. */
function ask(engine: GrowingEngine, query: string, limit = 7) {
  const asked = { isAnswered: false, answer: engine.search(query, limit) };
  void asked.answer.finally(() => (asked.isAnswered = true));
  return asked;
}
const first = async ({ answer }: ReturnType<typeof ask>) => {
  const { pages, isPartial } = await answer;
  return [pages[0]?.document.title, isPartial];
};

it('asks for code when it is searched, not before, and once', async () => {
  const engine = createEngine();
  await tick();
  expect(loadCode).not.toHaveBeenCalled();
  void engine.addCode();
  await engine.search('number5', 7);
  await engine.search('number6', 7);
  expect(loadCode).toHaveBeenCalledTimes(1);
});

it.each([['early', true], ['whole', false]] as const)(
  'answers from prose what stands there while code is on its way: %s index',
  async (_name, isEarly) => {
    isHeld = isEarly;
    const engine = createEngine();
    await tick();
    expect(await first(ask(engine, 'number33'))).toEqual(['Page 33', true]);
    // Another form of a word.
    expect((await ask(engine, 'wraps').answer).pages.length).toBeGreaterThan(0);
  },
); // prettier-ignore

it.each(['codeword33', 'number33 codeword33', misspelled(33), 'num', 'codeword'])(
  'waits for the code with "%s", which may stand there',
  async (query) => {
    const engine = createEngine();
    await tick();
    const asked = ask(engine, query);
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

it('answers early from what has come, and makes no index of prose any more', async () => {
  isHeld = true;
  const engine = createEngine();
  const asked = ask(engine, 'codeword7');
  await tick();
  give(code);
  expect(await first(asked)).toEqual(['Page 7', false]);
  // Of two that rank a few pages, the one that knows all of them.
  expect(await first(ask(engine, 'number7'))).toEqual(['Page 7', false]);
  const misspelled = ask(engine, 'codewodr7');
  await tick();
  expect(misspelled.isAnswered).toBe(false);
  release();
  expect((await misspelled.answer).isPartial).toBe(false);
  expect(indexes).toEqual([undefined, expect.any(TextIndex)]);
  expect(await first(ask(engine, 'number7'))).toEqual(['Page 7', false]);
});

it('begins the second index a while after the code has come, or when somebody waits', async () => {
  const engine = createEngine(60_000);
  void engine.addCode();
  await vi.waitFor(() => expect(indexes).toHaveLength(1));
  give(code);
  expect(await first(ask(engine, 'codeword7'))).toEqual(['Page 7', false]);
  await tick();
  expect(indexes).toHaveLength(1);
  expect((await ask(engine, 'codewodr7').answer).isPartial).toBe(false);
  expect(indexes).toHaveLength(2);
});

it('does not begin it earlier where that of prose is given up', async () => {
  isHeld = true;
  const engine = createEngine(60_000);
  void engine.addCode();
  give(code);
  await tick();
  release();
  await tick();
  expect(indexes).toEqual([undefined]);
});

it('gives who waited for the index of prose that of all', async () => {
  isHeld = true;
  const engine = createEngine();
  await tick();
  loadCode.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  const asked = ask(engine, misspelled(33));
  await tick();
  expect(asked.isAnswered).toBe(false);
  // Search was opened again.
  void engine.addCode();
  give(code);
  await tick();
  release();
  expect(await first(asked)).toEqual(['Page 33', true]);
  expect((await engine.search('codeword33', 7)).pages[0]!.document.title).toBe('Page 33');
});

it('answers from prose where code cannot be had, and asks again with the next question', async () => {
  const engine = createEngine();
  await tick();
  const [inCode, inProse] = [ask(engine, 'zzcodewordzz'), ask(engine, misspelled(33))];
  const all = ask(engine, 'prose', 100);
  await tick();
  expect([inCode, inProse, all].map(({ isAnswered }) => isAnswered)).toEqual([false, false, false]);
  refuse(new Error('status 404'));
  expect(await first(inCode)).toEqual([undefined, true]);
  expect(await first(inProse)).toEqual(['Page 33', true]);
  expect((await all.answer).pages).toHaveLength(PAGES);
  const again = ask(engine, 'codeword33');
  expect(loadCode).toHaveBeenCalledTimes(2);
  give(code);
  expect(await first(again)).toEqual(['Page 33', false]);
}); // prettier-ignore

it('goes on with the index of prose, where it is made, until that of all is', async () => {
  const engine = createEngine();
  await vi.waitFor(() => expect(indexes).toHaveLength(1));
  isHeld = true;
  void engine.addCode();
  give(code);
  await tick();
  expect(await first(ask(engine, 'number7'))).toEqual(['Page 7', true]);
  release();
  await vi.waitFor(async () => expect((await engine.search('number7', 7)).isPartial).toBe(false));
});
