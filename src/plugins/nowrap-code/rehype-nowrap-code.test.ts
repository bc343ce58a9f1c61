import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeNowrapCode } from './rehype-nowrap-code';

const element = (tagName: string, child: Element['children'][number]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [child],
});

function classOf(text: string, around = 'p'): unknown {
  const code = element('code', { type: 'text', value: text });
  const tree: Root = { type: 'root', children: [element(around, code)] };
  rehypeNowrapCode()(tree);
  return code.properties.className;
}

it.each(['--watch', '-w', 'rslib --watch', 'npx rslib build -w'])('%s stays whole', (text) => {
  expect(classOf(text)).toEqual(['nowrap-code']);
});

it.each(['tree-shaking', 'a - b', '-1', '--a-flag-that-is-wider-than-a-phone'])(
  '%s may be broken',
  (text) => {
    expect(classOf(text)).toBeUndefined();
  },
);

it('in tables, short names with a hyphen stay whole', () => {
  expect(classOf('rslib mf-dev', 'td')).toEqual(['nowrap-code']);
  expect(classOf('a-name-that-is-too-long', 'td')).toBeUndefined();
});

it('samples are left as they are', () => {
  expect(classOf('rslib --watch', 'pre')).toBeUndefined();
});

/** The parts that browsers keep whole, with a bar between them. */
function partsOf(text: string, around = 'p'): string {
  const code = element('code', { type: 'text', value: text });
  rehypeNowrapCode()({ type: 'root', children: [element(around, code)] });
  return code.children
    .map((part) =>
      'value' in part ? part.value : 'tagName' in part && part.tagName === 'wbr' ? '|' : '_',
    )
    .join('');
}

it('each flag of a long command stays whole', () => {
  expect(partsOf('npx rslib build --watch --no-clean')).toBe('npx rslib build _ _');
});

it('names in tables may be broken after a dot and before a capital, others nowhere', () => {
  expect(partsOf('output.cleanDistPath', 'td')).toBe('output.|clean|Dist|Path');
  expect(partsOf('output.cleanDistPath')).toBe('output.cleanDistPath');
});

it.each([
  ['Unused args: `dev` ', 'Unused args: `dev`'],
  [' `a` and `b` ', '`a` and `b`'],
  ['a ', 'a '],
])('the blank that Markdown wants beside a backtick is no code: "%s"', (text, shown) => {
  expect(partsOf(text)).toBe(shown);
});
