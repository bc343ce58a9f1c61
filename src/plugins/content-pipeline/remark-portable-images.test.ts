import { assetRequireAttributeValue } from '@docusaurus/mdx-loader/lib/remark/utils';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { remarkPortableImages } from './remark-portable-images';

const { inlineMarkdownImageFileLoader: LOADERS } = getFileLoaderUtils(false).loaders;

/** An image as Docusaurus leaves it. */
function treeOf(request: string, hash: string) {
  const value = assetRequireAttributeValue(request, hash) as never;
  const attributes = [
    { type: 'mdxJsxAttribute' as const, name: 'alt', value: 'What is seen' },
    { type: 'mdxJsxAttribute' as const, name: 'src', value },
  ];
  const image = { type: 'mdxJsxTextElement' as const, name: 'img', attributes, children: [] };
  return { type: 'root', children: [{ type: 'paragraph', children: [image] }] } satisfies Root;
}

it.each(['', '#half'])('requests for images name no folder of the machine (%s) @F128', (hash) => {
  const tree = treeOf(`${LOADERS}./parts.svg`, hash);
  const { [1]: src } = tree.children[0]!.children[0]!.attributes;
  expect(JSON.stringify(src).match(/node_modules/g)).toHaveLength(6);
  remarkPortableImages()(tree);
  const text = JSON.stringify(src);
  expect(text).not.toContain('node_modules');
  expect(
    text.match(/!url-loader\?limit[^!]*&fallback=file-loader[^!/]*!\.\/parts\.svg/g),
  ).toHaveLength(3);
});

it('other expressions are left as they are', () => {
  const tree = treeOf('./parts.svg', '');
  const before = structuredClone(tree);
  remarkPortableImages()(tree);
  expect(tree).toEqual(before);
});

it.each([
  [
    'BinaryExpression',
    { left: { type: 'Literal', value: 1 }, right: { type: 'Literal', value: 2 } },
  ],
  ['BinaryExpression', { left: { type: 'MemberExpression', object: { type: 'Identifier' } } }],
  ['Identifier', { name: 'width' }],
])('an expression that an author wrote is none of its business (%s)', (type, rest) => {
  const tree = treeOf('', '');
  const value = tree.children[0]!.children[0]!.attributes[1]!.value as unknown as {
    data: { estree: { body: object[] } };
  };
  value.data.estree.body = [{ type: 'ExpressionStatement', expression: { type, ...rest } }];
  const before = structuredClone(tree);
  remarkPortableImages()(tree);
  expect(tree).toEqual(before);
});
