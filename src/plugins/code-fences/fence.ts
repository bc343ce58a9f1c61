import type { Element, ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** A code fence as MDX leaves it. */
export type Fence = Element & { children: [Element] };

export function isFence(node: ElementContent): node is Fence {
  return (
    node.type === 'element' &&
    node.tagName === 'pre' &&
    node.children[0]?.type === 'element' &&
    node.children[0].tagName === 'code'
  );
}

export function languageOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/** The code, without the line break that ends a fence. */
export function textOf(code: Element): string {
  return code.children
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .replace(/\n$/, '');
}

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
