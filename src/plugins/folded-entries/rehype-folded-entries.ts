import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { element, isBlank, jsxElement } from '@rslib-docs/kit/shared/hast';

/** The end of a sentence, in English or Chinese. */
const SENTENCE_END = /\.(?=\s|$)|。/;

const isElement = (node: RootContent | undefined, name: RegExp): node is Element =>
  node?.type === 'element' && name.test(node.tagName);

/** The first sentence of a paragraph, and what follows it. A full stop in code ends none. */
function splitSentence({ children }: Element): [first: ElementContent[], rest: ElementContent[]] {
  for (const [index, node] of children.entries()) {
    const end = node.type === 'text' ? SENTENCE_END.exec(node.value) : null;
    if (node.type !== 'text' || !end) continue;
    const at = end.index + end[0].length;
    const rest = [
      { ...node, value: node.value.slice(at).trimStart() },
      ...children.slice(index + 1),
    ];
    return [
      [...children.slice(0, index), { ...node, value: node.value.slice(0, at) }],
      rest.every(isBlank) ? [] : rest,
    ];
  }
  return [children, []];
}

/** Terms and links stand as plain text where a press opens the entry. */
const withoutLinks = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' &&
    (node.tagName === 'a' || node.properties['data-definition'] !== undefined)
      ? node.children
      : [node],
  );

/** A section as an entry: its heading, the sentence that says what it is about, and the rest. */
function toEntry([heading, ...content]: RootContent[]): RootContent[] {
  const [first, ...others] = content.filter((node) => !isBlank(node)) as ElementContent[];
  if (!isElement(first, /^p$/)) return [heading!, ...content];
  const [cause, more] = splitSentence(first);
  const rest = [...(more.length > 0 ? [element('p', more)] : []), ...others];
  return [
    jsxElement('FoldedEntry', {}, [
      heading as Element,
      element('span', rest.length > 0 ? withoutLinks(cause) : cause),
      ...(rest.length > 0 ? [element('div', rest)] : []),
    ]) as RootContent,
  ];
}

/** With `foldEntries`, sections below an `h3` are closed, and a field above them searches the page. */
export function rehypeFoldedEntries() {
  return (tree: Root, file: VFile): void => {
    const { foldEntries } = (file.data.frontMatter ?? {}) as { foldEntries?: boolean };
    if (!foldEntries) return;
    const children: RootContent[] = [];
    let entry: RootContent[] = [];
    const flush = () => {
      if (entry.length > 0) children.push(...toEntry(entry));
      entry = [];
    };
    for (const node of tree.children as RootContent[]) {
      if (isElement(node, /^h[23]$/)) flush();
      if (isElement(node, /^h3$/) || entry.length > 0) entry.push(node);
      else children.push(node);
    }
    flush();
    const start = children.findIndex((node) => isElement(node, /^h2$/));
    children.splice(start, 0, jsxElement('PageSearch', {}) as RootContent);
    tree.children = children as Root['children'];
  };
}
