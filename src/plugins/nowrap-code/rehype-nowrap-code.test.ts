import type { ElementContent } from 'hast';
import { expect, it } from 'vitest';
import { element } from '@rslib-docs/kit/testing/hast';
import { rehypeNowrapCode } from './rehype-nowrap-code';

function run(text: string, around = 'p') {
  const code = element('code', {}, text);
  rehypeNowrapCode()({ type: 'root', children: [element(around, {}, code)] });
  return code;
}
const classOf = (...args: Parameters<typeof run>) => run(...args).properties.className;

const markOf = (part: ElementContent) => ('tagName' in part && part.tagName === 'wbr' ? '|' : '_');
/** The parts that browsers keep whole, with a bar between them. */
const partsOf = (...args: Parameters<typeof run>): string =>
  run(...args)
    .children.map((part) => ('value' in part ? part.value : markOf(part)))
    .join('');

it.each([
  ...['--watch', '-w', 'rslib --watch', 'npx rslib build -w'],
  ...['tree-shaking', '@rsbuild/plugin-react', 'Icon.svg?react'],
])('%s stays whole', (text) => {
  expect(classOf(text)).toEqual(['nowrap-code']);
});

it.each(['a - b', '-1', '1-2', '--a-flag-that-is-wider-than-a-phone'])(
  '%s may be broken',
  (text) => {
    expect(classOf(text)).toBeUndefined();
  },
);

it('in tables short names with a hyphen stay whole, and samples are left as they are', () => {
  expect(classOf('rslib mf-dev', 'td')).toEqual(['nowrap-code']);
  expect(classOf('a-name-that-has-more-letters-than-fit', 'td')).toEqual(['long-code']);
  expect(classOf('rslib --watch', 'pre')).toBeUndefined();
});

it('a heading has room for fewer letters', () => {
  expect(classOf('@microsoft/api-extractor', 'p')).toEqual(['nowrap-code']);
  expect(classOf('@microsoft/api-extractor', 'h2')).toBeUndefined();
  expect(partsOf('@microsoft/api-extractor', 'h2')).toBe('@microsoft/|_');
});

it('each flag of a long command stays whole, and only names too long for a line are broken', () => {
  expect(partsOf('npx rslib build --watch --no-clean')).toBe('npx rslib build _ _');
  expect(partsOf('output.cleanDistPath')).toBe('output.cleanDistPath');
  expect(partsOf('@module-federation/rsbuild-plugin')).toBe('_|_');
  expect(partsOf('use @module-federation/rsbuild-plugin')).toBe('use _|_');
});

it('names in tables may be broken after a dot or slash and before a capital', () => {
  expect(partsOf('output.cleanDistPath', 'td')).toBe('output.|clean|Dist|Path');
  expect(partsOf('package.json', 'td')).toBe('package.json');
  expect(partsOf('./dist/index.js', 'td')).toBe('./|dist/|index.|js');
  expect(partsOf('@module-federation/rsbuild-plugin', 'td')).toBe('_|_');
});

it('a line may begin with an extension in a list that has no spaces', () => {
  const [ts, mts, x] = ['.ts', '.mts', '.x'].map((name) => element('code', {}, name));
  const list = element('p', {}, ts!, '、', mts!, ' ', x!);
  rehypeNowrapCode()({ type: 'root', children: [list] });
  const names = list.children.map((child) => ('tagName' in child ? child.tagName : '-'));
  expect(names).toEqual(['code', '-', 'wbr', 'code', '-', 'code']);
});

it.each([
  ['Unused args: `dev` ', 'Unused args: `dev`'],
  [' `a` and `b` ', '`a` and `b`'],
  ['a ', 'a '],
])('the blank that Markdown wants beside a backtick is not code: "%s"', (text, shown) => {
  expect(partsOf(text)).toBe(shown);
});
