import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { afterFrame } from '@rslib-docs/kit/browser/when-ready';

type Attributes = Record<string, string>;

/** An element of the head, with the name and value that say which others it stands in for. */
interface HeadTag {
  type: string;
  attributes: Attributes;
  text: string;
  key: string;
}

/** What one `<Head>` or, put together, all of them ask for. */
interface HeadState {
  title?: string;
  html: Attributes;
  body: Attributes;
  tags: readonly HeadTag[];
}

/** React's names that are not an attribute's in small letters. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

/** Of these attributes the last one that a tag has says what it is about, as with the server. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ['charset', 'name', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src', 'text'],
};

function readAttributes(props: Readonly<Record<string, unknown>>): Attributes {
  const entries = Object.entries(props)
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => [ATTRIBUTES[name] ?? name.toLowerCase(), String(value ?? '')]);
  return Object.fromEntries(entries) as Attributes;
}

/** A canonical link is about its relation, any other about where it leads. */
function keyOf(type: string, attributes: Attributes, text: string): string {
  const known: Attributes = { ...attributes, text };
  const names = KEYS[type] ?? ['text'];
  const name =
    attributes.rel === 'canonical' ? 'rel' : names.findLast((one) => known[one] && one !== 'rel');
  return name ? `${type} ${name} ${known[name]!.toLowerCase()}` : '';
}

/** Reads the elements inside a `<Head>`. What says nothing that could be told apart is left out. */
function readHead(children: ReactNode): HeadState {
  const tags: HeadTag[] = [];
  const state: HeadState = { html: {}, body: {}, tags };
  const read = (node: ReactNode): void => {
    if (!isValidElement(node)) return;
    const { type, props } = node as ReactElement<{ children?: ReactNode }>;
    // As React has it: what a condition left out, such as `false`, is no text.
    const text = Children.toArray(props.children).join('');
    if (type === Fragment) Children.forEach(props.children, read);
    else if (type === 'title') state.title = text;
    else if (type === 'html' || type === 'body') Object.assign(state[type], readAttributes(props));
    else {
      const attributes = readAttributes(props);
      const key = keyOf(String(type), attributes, text);
      if (key) tags.push({ type: String(type), attributes, text, key });
    }
  };
  Children.forEach(children, read);
  return state;
}

/** Puts heads together, from the outermost inwards: what is said again replaces what was said. */
function joinHeads(heads: readonly HeadState[]): HeadState {
  const tags = heads.flatMap((head, index) => {
    const later = new Set(heads.slice(index + 1).flatMap((one) => one.tags.map(({ key }) => key)));
    return head.tags.filter(({ key }) => !later.has(key));
  });
  return {
    title: heads.findLast(({ title }) => title !== undefined)?.title,
    html: Object.assign({}, ...heads.map(({ html }) => html)) as Attributes,
    body: Object.assign({}, ...heads.map(({ body }) => body)) as Attributes,
    tags,
  };
}

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
function applyRoots({ html, body }: HeadState): void {
  applyAttributes(document.documentElement, html);
  applyAttributes(document.body, body);
}

/** Makes the document's head say what is asked for. What it says already is not touched. */
function applyHead({ title, tags }: HeadState): void {
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

/** What each `<Head>` on the page asks for, by its number. */
const heads = new Map<number, HeadState>();
let count = 0;
let frame: number | undefined;

function currentHead(): HeadState {
  const outermostFirst = [...heads].sort(([one], [other]) => one - other);
  return joinHeads(outermostFirst.map(([, head]) => head));
}

/** One change for all that a navigation brings; the page is painted before its head is written. */
function applySoon(): void {
  frame ??= requestAnimationFrame(() => {
    frame = undefined;
    applyRoots(currentHead());
    afterFrame(() => applyHead(currentHead()));
  });
}

/** Docusaurus' `<Head>` in the browser; `react-helmet-async` writes the head on the server. */
export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  // Numbers are given while rendering, where the outer comes first; effects run the inner first.
  const [number] = useState(() => count++);
  useLayoutEffect(() => {
    heads.set(number, readHead(children));
    applySoon();
  }, [number, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(number);
      applySoon();
    },
    [number],
  );
  return null;
}

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
