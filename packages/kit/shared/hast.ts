import type { Element, ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { textOf } from './text';

/** A code fence as MDX leaves it. */
export type Fence = Element & { children: [Element] };

export function isFence(node: { type: string }): node is Fence {
  const { tagName, children } = node as Element;
  const code = tagName === 'pre' ? children[0] : undefined;
  return code?.type === 'element' && code.tagName === 'code';
}

export function languageOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/** The code, without the line break that ends a fence. */
export const codeOf = (code: Element): string => textOf(code).replace(/\n$/, '');

export const isBlank = (node: RootContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

export const element = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** A component of MDX; attributes without a value are left out. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: RootContent[] = [],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: key, value }],
    ),
    children: children as ElementContent[],
  };
}
