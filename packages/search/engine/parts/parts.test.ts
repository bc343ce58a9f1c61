import { describe, expect, it } from 'vitest';
import { documentOf, misspelled, nameOf } from '../../testing/documents';
import { filesOf, readHead } from './contract';
import { divideIndex } from './divide';
import { PartsIndex } from './parts-index';

const HASH = 'abcdef0123';
const PAGES = 400;

/** Pages that each have a unique word, and share some others. */
const documents = Array.from({ length: PAGES }, (_, id) =>
  documentOf(id, {
    content: `Shared text about number${id} and ${nameOf(id)}. ${'Further words stand here. '.repeat(20)}`,
    names: id === 77 ? ['rareOption'] : [],
  }),
);
const divided = divideIndex(documents, HASH);

function openIndex(files = divided.files) {
  const asked: string[] = [];
  const load = async (file: string): Promise<unknown> => {
    asked.push(file);
    const text = files.get(file);
    if (text === undefined) throw new Error('status 404');
    return JSON.parse(text);
  };
  return { asked, index: new PartsIndex(divided.head, load, [['selten', 'rareOption']]) };
}

const titles = async (index: PartsIndex, query: string) =>
  (await index.search(query, { limit: 7 })).pages.map(({ document }) => document.title);

describe('an index in parts', () => {
  it('has many term files, each within its bounds', () => {
    expect(divided.head.firstTerms.length).toBeGreaterThan(3);
    expect([...divided.head.firstTerms].sort()).toEqual(divided.head.firstTerms);
    for (const [file, text] of divided.files) {
      if (file.includes('terms-')) expect(text.length, file).toBeLessThan(14_000);
    }
  });

  it.each(['number123', 'number12', 'NUMBER123', misspelled(123)])('finds "%s"', async (query) => {
    expect(await titles(openIndex().index, query)).toContain('Page 123');
  });

  it('puts the page first that has the name of an option, asked for in any way', async () => {
    for (const query of ['rareOption', 'rare option', 'rareOpt', 'rareOptoin', 'selten']) {
      expect((await titles(openIndex().index, query))[0], query).toBe('Page 77');
    }
  });

  it('loads a few of its files for an answer, and none again', async () => {
    const { asked, index } = openIndex();
    await index.search('number123', { limit: 7 });
    expect(asked.length).toBeLessThan(15);
    const before = asked.length;
    await index.search('number123', { limit: 7 });
    expect(asked.length).toBe(before);
  });

  it.each(['zzzzqq', ''])('answers nothing to "%s"', async (query) => {
    expect(await titles(openIndex().index, query)).toEqual([]);
  });

  it('fails where a file is missing, and asks for it again @F237', async () => {
    const files = new Map<string, string>();
    const { index } = openIndex(files);
    await expect(index.search('number5', { limit: 7 })).rejects.toThrow('404');
    for (const [file, text] of divided.files) files.set(file, text);
    expect(await titles(index, 'number5')).toContain('Page 5');
  });

  it('makes nothing of numbers that name no page @F238', async () => {
    const files = new Map(divided.files);
    for (const file of files.keys()) {
      if (file.includes('terms-')) files.set(file, '[["number5",[-1,5,1e9,5,0.5,5,null,5]]]');
    }
    expect(await titles(openIndex(files).index, 'number5')).toEqual([]);
  });
});

describe('the head', () => {
  const head = { hash: HASH, pages: 3, firstTerms: ['a', 'c', 'ca', 'm'] };

  it.each([
    ['b', false, [0]],
    ['c', false, [1]],
    ['c', true, [1, 2]],
    ['z', false, [3]],
    ['', true, [0, 1, 2, 3]],
    ['A', false, []],
  ] as const)('knows where "%s" stands (prefix: %s)', (word, isPrefix, files) => {
    expect(filesOf(head, word, isPrefix)).toEqual(files);
  });

  it.each([null, 'text', {}, { ...head, hash: '../..' }, { ...head, firstTerms: [1] }])(
    'is not %j @F238',
    (value) => expect(() => readHead(value)).toThrow('cannot be read'),
  );
});
