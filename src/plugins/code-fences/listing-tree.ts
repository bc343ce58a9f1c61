import type { Element } from 'hast';

interface Folder {
  entries: Map<string, Folder>;
}

const PATH = /^[\w@.~[\]-]+(\/[\w@.~[\]-]+)*$/;

const item = (children: Element['children']): Element => ({
  type: 'element',
  tagName: 'li',
  properties: {},
  children,
});

function toList({ entries }: Folder): Element {
  const children = [...entries].map(([name, folder]) =>
    item([{ type: 'text', value: name }, ...(folder.entries.size > 0 ? [toList(folder)] : [])]),
  );
  return { type: 'element', tagName: 'ul', properties: {}, children };
}

/** The files of a listing, one path in each line, as nested lists; undefined for other text. */
export function listingTree(text: string): Element | undefined {
  const root: Folder = { entries: new Map() };
  for (const line of text.split('\n')) {
    if (!PATH.test(line)) return undefined;
    let folder = root;
    for (const name of line.split('/')) {
      if (!folder.entries.has(name)) folder.entries.set(name, { entries: new Map() });
      folder = folder.entries.get(name)!;
    }
  }
  return toList(root);
}
