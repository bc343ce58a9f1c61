import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { element } from '@rslib-docs/kit/testing/hast';
import { rehypeTables } from './rehype-tables';

const NOTE = 'A sentence that is longer than a word or two';
const NOTE_ZH = '这句话比一两个词要长得多，手机上放不下';

const row = (tagName: string, cells: string[]) =>
  element('tr', {}, ...cells.map((cell) => element(tagName, {}, cell)));

/** A table of lines whose cells have bars between them. */
function table(text: string): Element {
  const [head, ...body] = text.split('\n').map((line) => line.split(' | '));
  const rows = element('tbody', {}, ...body.map((cells) => row('td', cells)));
  return element('table', {}, element('thead', {}, row('th', head!)), rows);
}

/** The attributes of the tables of a page with these blocks. */
function told(...children: Element[]): Element['properties'][] {
  const tree: Root = { type: 'root', children };
  rehypeTables()(tree);
  return children.filter(({ tagName }) => tagName === 'table').map(({ properties }) => properties);
}

it('a table has the name of the heading before it, whatever that is made of', () => {
  const [one, two, three, four] = Array.from('1234', () => table('A | B\n1 | 2'));
  const flags = element('h2', {}, 'Flags of ', element('code', {}, 'build'));
  const page = [one!, flags, two!, three!, element('h3', {}, 'Others'), four!];
  const names = told(...page).map(({ heading }) => heading);
  expect(names).toEqual([undefined, 'Flags of build', 'Flags of build', 'Others']);
});

it.each([
  ['sentences', `A | B | Notes\na | b | ${NOTE}`, true],
  ['Chinese sentences', `A | B | 说明\na | b | ${NOTE_ZH}`, true],
  ['words', 'A | B | C\na | b | none', undefined],
  ['sentences among words', `A | B | C\na | b | ${NOTE}\na | b | \na | b | -`, undefined],
  ['sentences, but of two columns', `A | Notes\na | ${NOTE}`, undefined],
  ['sentences, but of four columns', `A | B | C | Notes\na | b | c | ${NOTE}`, undefined],
  ['nothing', 'A | B | C', undefined],
])('a last column of %s', (_what, text, expected) => {
  expect(told(table(text))[0]!['notes']).toBe(expected);
});

it.each([
  ['figures', '12 | ~3 kB', '2'],
  ['figures, of which some are missing', '1.5 | –', '2'],
  ['a figure and a word', '12 | fast', undefined],
])('columns of %s', (_what, cells, expected) => {
  expect(told(table(`A | B | C\na | ${cells}`))[0]!['numeric']).toBe(expected);
});
