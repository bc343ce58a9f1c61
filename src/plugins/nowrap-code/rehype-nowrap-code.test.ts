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
  expect(classOf(text)).toEqual(['whole']);
});

it.each(['tree-shaking', 'a - b', '-1', '--a-flag-that-is-wider-than-a-phone'])(
  '%s may be broken',
  (text) => {
    expect(classOf(text)).toBeUndefined();
  },
);

it('samples are left as they are', () => {
  expect(classOf('rslib --watch', 'pre')).toBeUndefined();
});
