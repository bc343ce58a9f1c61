import { expect, it } from 'vitest';
import { toBlocks } from './sections';
import { findHighlights, makeStatement } from './highlight';

const SECTION = [
  'Sets the format, e.g. with lib.format. It is `esm` by default! Others follow.',
  'Flag\tMeaning\tDefault',
  '`-w`\tWatches\t',
  '`--dts`\tWrites types\tfalse',
  '\rexport default defineConfig({\r  lib: [{ format: "esm" }],\r});',
  '它决定格式。默认是 ESM。',
].join('\n');

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
])('marks whole words: %s in "%s"', (term, text, marked) => {
  const found = findHighlights(text, [term]);
  expect(found.map(({ start, length }) => text.slice(start, start + length))).toEqual(marked);
});

it('marks the word that is being typed', () => {
  expect(findHighlights('autoExternal', ['autoext'], 'autoext')).toEqual([
    { start: 0, length: 'autoExternal'.length },
  ]);
});
