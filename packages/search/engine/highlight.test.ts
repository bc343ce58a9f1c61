import { expect, it } from 'vitest';

import { findHighlights, makeStatement, toBlocks } from './highlight';
import { essentialTokens, splitWords } from './tokenize';

const SECTION = [
  'Sets the format, e.g. with lib.format. It is `esm` by default! Others follow.',
  'Flag\tMeaning\tDefault',
  '`-w`\tWatches\t',
  '`--dts`\tWrites types\tfalse',
  '\rexport default defineConfig({\r  lib: [{ format: "esm" }],\r});',
  '它决定格式。默认是 ESM。',
].join('\n');

const markedIn = (...[text, ...terms]: Parameters<typeof findHighlights>) =>
  findHighlights(text, ...terms).map(({ start, length }) => text.slice(start, start + length));

it('shows sentences, rows of tables and lines of code by themselves', () => {
  expect(toBlocks(SECTION).map(({ text }) => text)).toEqual([
    'Sets the format, e.g. with lib.format.',
    'It is `esm` by default!',
    'Others follow.',
    'Flag: `-w` · Meaning: Watches',
    'Flag: `--dts` · Meaning: Writes types · Default: false',
    'export default defineConfig({',
    'lib: [{ format: "esm" }],',
    '});',
    '它决定格式。',
    '默认是 ESM。',
  ]);
});

it.each([
  ['default', 'It is `esm` by default!', false],
  ['watches', 'Flag: `-w` · Meaning: Watches', false],
  ['defineconfig', 'export default defineConfig({', true],
])('answers %s with "%s"', (term, statement, isCode) => {
  expect(makeStatement(SECTION, [term])).toMatchObject({ statement, isCode });
});

it('prefers a sentence to a line of code that has as much', () => {
  expect(makeStatement(SECTION, ['format'])!.isCode).toBe(false);
});

it.each([
  ['out', 'my output', []],
  ['es', 'format: esm', []],
  ['no', 'Node.js, Nobody, no', ['no']],
  ['types', 'TypeScript Types', ['Types']],
  ['external', 'autoExternal externals', ['External', 'externals']],
  ['格式', '产物格式', ['格式']],
  ['ea', 'Éà', ['Éà']],
  ['in', 'A string in 产物', ['in']],
])('marks whole words: %s in "%s"', (term, text, marked) => {
  expect(markedIn(text, splitWords(term).flatMap(essentialTokens))).toEqual(marked);
});

it.each([
  ['autoExternal', ['autoext'], ['autoExternal']],
  ["Module not found: Can't resolve 't'", ['t'], ['t']],
  ["It isn't Node's way", ['isn', 't'], ["isn't"]],
  ["It isn't Node's way", ['node'], ["Node's"]],
  ['-w, --watch or re-w', ['-w'], ['-w']],
  ['Use --watch', ['--watch'], ['--watch']],
])('marks in %j what is being typed, of %j', (text, terms, marked) => {
  expect(markedIn(text, terms, terms[0])).toEqual(marked);
});
