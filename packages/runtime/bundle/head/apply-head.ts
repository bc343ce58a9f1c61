import type { HeadState } from './head-state';

/** Marks what a `<Head>` has put into the document, there and by the server. */
const MARK = 'data-rh';

/** Attributes of `html` and `body` that a `<Head>` has set and another one may not ask for. */
const given = new Map<Element, ReadonlySet<string>>();

function applyAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const name of given.get(element) ?? []) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    // Setting what is there already would have the styles of the whole page looked at again.
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  given.set(element, new Set(Object.keys(attributes)));
}

function createTag({ type, attributes, text }: HeadState['tags'][number]): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, 'true');
  // As a node: the text of a script, such as structured data, may not be set (Trusted Types).
  element.append(text);
  return element;
}

/** Gives the page what styles may read. */
export function applyRoots({ html, body }: HeadState): void {
  applyAttributes(document.documentElement, html);
  applyAttributes(document.body, body);
}

/** Makes the document's head say what is asked for. What it says already is not touched. */
export function applyHead({ title, tags }: HeadState): void {
  if (title !== undefined && document.title !== title) document.title = title;
  const old = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const tag of tags) {
    const element = createTag(tag);
    const same = [...old].find((one) => one.isEqualNode(element));
    if (same) old.delete(same);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}
