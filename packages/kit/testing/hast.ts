import type { Element, ElementContent, RootContent } from 'hast';

/** An element with children, of which strings are texts. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

/** A fence of Markdown, as it comes from there. */
export const fence = (lang: string, metastring: string, code: string): Element =>
  element('pre', {}, element('code', { className: [`language-${lang}`], metastring }, code));

/** What a page shows in the place of a component: its properties, `name=value` each. */
export const propertiesOf = (node: RootContent): string | undefined =>
  'attributes' in node
    ? node.attributes.map((one) => ('name' in one ? `${one.name}=${String(one.value)}` : '')).join()
    : undefined;
