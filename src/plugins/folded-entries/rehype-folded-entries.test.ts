import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { element } from '@rslib-docs/kit/testing/hast';
import { textOf } from '@rslib-docs/kit/shared/text';
import { rehypeFoldedEntries } from './rehype-folded-entries';

function fold(children: Element[], foldEntries = true): Root['children'] {
  const tree: Root = { type: 'root', children: [...children] };
  const file = new VFile();
  file.data.frontMatter = { foldEntries };
  rehypeFoldedEntries()(tree, file);
  return tree.children;
}

const partsOf = (node: unknown) =>
  (node as MdxJsxFlowElementHast).children.map(
    (part) => `${(part as Element).tagName} ${textOf(part as Element)}`,
  );

it('a section is closed to its heading and its first sentence; a full stop in code ends none', () => {
  const code = element('code', {}, 'a. b');
  const paragraph = element('p', {}, 'Of ', code, ' there is none. Write it.');
  const table = element('table', {});
  const page = [element('h2', {}, 'A'), element('h3', {}, 'B'), paragraph, table];
  const alone = [element('h3', {}, 'C'), element('p', {}, '没有。')];
  const [search, part, first, second] = fold([...page, ...alone]);
  expect([search, part]).toMatchObject([{ name: 'PageSearch' }, { tagName: 'h2' }]);
  expect(partsOf(first)).toEqual(['h3 B', 'span Of a. b there is none.', 'div Write it.']);
  expect(partsOf(second)).toEqual(['h3 C', 'span 没有。']);
  expect(fold(page, false)).toEqual(page);
});

it('a section that does not begin with a sentence stays as it is', () => {
  const page = [element('h2', {}, 'A'), element('h3', {}, 'B'), element('ul', {})];
  expect(fold(page).slice(1)).toEqual(page);
});

it('a link in the first sentence is text where a press opens the entry, and stays where none does', () => {
  const cause = () => element('p', {}, element('a', { href: '/b' }, 'B'), ' is missing.');
  const inner = (node: unknown) =>
    ((node as MdxJsxFlowElementHast).children[1] as unknown as Element).children[0];
  const page = [element('h2', {}, 'A'), element('h3', {}, 'B'), cause(), element('table', {})];
  const [, , opened, row] = fold([...page, element('h3', {}, 'C'), cause()]);
  expect(inner(opened)).toMatchObject({ type: 'text', value: 'B' });
  expect(inner(row)).toMatchObject({ tagName: 'a' });
});
