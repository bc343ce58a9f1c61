import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Attributes = Record<string, string>;

/** An element of the head, with the name and value that say which others it stands in for. */
interface HeadTag {
  type: string;
  attributes: Attributes;
  text: string;
  key: string;
}

/** What one `<Head>` or, put together, all of them ask for. */
export interface HeadState {
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
export function readHead(children: ReactNode): HeadState {
  const state = {
    html: {},
    body: {},
    tags: [] as HeadTag[],
    title: undefined as string | undefined,
  };
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
      if (key) state.tags.push({ type: String(type), attributes, text, key });
    }
  };
  Children.forEach(children, read);
  return state;
}

/** Puts heads together, from the outermost inwards: what is said again replaces what was said. */
export function joinHeads(heads: readonly HeadState[]): HeadState {
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
