import { beforeEach, expect, it } from 'vitest';
import type { SearchDocument } from './document';
import { GrowingIndex } from './growing-index';
import { takeCode, type PageCode } from './page-code';

const NAMES = ['alabaster', 'borderline', 'chrysalis'];

/** Pages of prose with a line of code each; the tests name the lines. */
function makePages(...lines: readonly string[]) {
  return lines.map((line, id) => {
    const content = `The number${id} and its options, of ${NAMES[id]!}.\n${line}`;
    const document: SearchDocument = {
      id,
      title: `Page ${id}`,
      content,
      domain: '',
      routePath: `/page-${id}`,
      toc: [],
      area: '',
      names: [],
      keywords: [],
    };
    return takeCode(document, [[content.indexOf(line), content.length]]);
  });
}

const pages = makePages('first(codeword0)', 'options(number0)', 'last(codeword2)');
const documents = pages.map(({ prose }) => prose);
const code = pages.map((page) => page.code!);

let give: (code: readonly PageCode[]) => void;
let timesAsked: number;
beforeEach(() => (timesAsked = 0));

function createIndex(longestWaitMs: number): GrowingIndex {
  const loadCode = () => {
    timesAsked += 1;
    return new Promise<readonly PageCode[]>((resolve) => (give = resolve));
  };
  return new GrowingIndex(documents, [], loadCode, longestWaitMs);
}

async function first(index: GrowingIndex, query: string) {
  const found = await index.search(query, { limit: 7 });
  return [found.pages[0]?.document.title, found.isPartial];
}

it('waits with a line that is not in the prose, though each of its words is', async () => {
  const index = createIndex(10_000);
  // Word for word, and too short to have been pasted.
  expect(await first(index, 'number0 and its options')).toEqual(['Page 0', true]);
  expect(await first(index, 'number0')).toEqual(['Page 0', true]);
  const line = first(index, 'options(number0)');
  give(code);
  expect(await line).toEqual(['Page 1', false]);
});

it('waits for code no longer than it may, and takes what comes later', async () => {
  const index = createIndex(50);
  expect(await first(index, 'chryslais')).toEqual(['Page 2', true]);
  expect(await first(index, 'codeword2')).toEqual([undefined, true]);
  expect(timesAsked).toBe(1);
  give(code);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await first(index, 'codeword2')).toEqual(['Page 2', false]);
});

it('answers the last question first when the code has come', async () => {
  const index = createIndex(10_000);
  const answered: string[] = [];
  const asked = ['codew', 'codewo', 'codeword2'].map((query) =>
    index.search(query, { limit: 7 }).then(() => answered.push(query)),
  );
  give(code);
  await Promise.all(asked);
  expect(answered).toEqual(['codeword2', 'codewo', 'codew']);
});

it('waits for the code where more is wanted than the few that are ranked early', async () => {
  const index = createIndex(10_000);
  let isAnswered = false;
  const asked = index.search('options', { limit: 100 }).finally(() => (isAnswered = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAnswered).toBe(false);
  give(code);
  const { pages: found, isPartial } = await asked;
  expect([found.length, isPartial]).toEqual([3, false]);
});

it('says that an answer may yet be another, and gives that when all is there', async () => {
  const index = createIndex(10_000);
  expect((await index.search('number2', { limit: 7 })).isProvisional).toBe(true);
  const all = index.search('number2', { limit: 7, isFinal: true });
  give(code);
  const found = await all;
  expect(found).toMatchObject({ isPartial: false, isProvisional: false });
  expect(found.pages[0]!.document.content).toContain('last(codeword2)');
  expect((await index.search('number2', { limit: 7 })).isProvisional).toBe(false);
});
