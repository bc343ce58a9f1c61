/** What only makes sense on the page itself: controls, and what they open. */
const OF_THE_PAGE = '[data-nosnippet],[popover],template,button';
/** Attributes that name other elements by their ids, which stay those of the page; and states. */
const ATTRIBUTES = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'data-folded'];

/** An element with a class and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const one = document.createElement(name);
  if (className) one.className = className;
  one.append(...children);
  return one;
}

/**
 * Elements of another page as they can be read on this one: links lead there, ids are gone. Of a
 * block with tabs the one that is open is shown, below its name, which gets `tabClass`.
 */
export function readableSection(
  elements: readonly Element[],
  address: string,
  tabClass?: string,
): Element[] {
  const root = element('div', undefined);
  for (const one of elements) root.append(document.importNode(one, true));
  for (const list of root.querySelectorAll('[role=tablist]')) {
    const open = list.querySelector('[aria-selected=true]');
    list.replaceWith(element('p', tabClass, open?.textContent ?? ''));
  }
  for (const part of root.querySelectorAll(OF_THE_PAGE)) part.remove();
  for (const one of root.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) one.removeAttribute(name);
    const href = one.getAttribute('href');
    if (href?.startsWith('#')) one.setAttribute('href', address + href);
  }
  return [...root.children];
}
