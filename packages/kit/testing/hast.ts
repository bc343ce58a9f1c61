import type { Element, ElementContent } from 'hast';

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
