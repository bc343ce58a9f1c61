import { distance } from 'fastest-levenshtein';
import { decoded } from '@rslib-docs/kit/shared/attempt';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import type { Language, Library } from './library.mts';
import { Problem } from './texts.mts';

const NEAREST = 5;

/** `guide/basic/cli` of an address, a file, or a path with an ending. */
function pathOf(name: string): string {
  const path = name.replace(/^https?:\/\/[^/]+/, '').replace(/^\/(?:zh\/)?|\.(?:mdx?|html)$/g, '');
  return path.replace(/^(?:docs|en|zh)\//, '');
}

function findPage(documents: readonly SearchDocument[], name: string): SearchDocument | undefined {
  const path = pathOf(name).replace(/\/$/, '');
  const names = [path, `${path}/index`, path === '' ? 'index' : path];
  return documents.find(({ routePath }) => names.includes(routePath.slice(1)));
}

const nearest = (names: readonly string[], wanted: string): string[] =>
  [...names].sort((a, b) => distance(a, wanted) - distance(b, wanted)).slice(0, NEAREST);

function sectionOf(text: string, { toc, routePath }: SearchDocument, id: string): string {
  const at = toc.findIndex((one) => one.id === id);
  if (at < 0) {
    const ids = toc.map((one) => one.id);
    const names = nearest(ids, id).join(', ');
    throw new Problem('noSection', { page: routePath.slice(1), id, names });
  }
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith('#') && line.endsWith(`{#${id}}`));
  // It ends at the next heading of its level or above.
  const next = toc.slice(at + 1).find(({ depth }) => depth <= toc[at]!.depth);
  const end = next && lines.findIndex((line) => line.endsWith(`{#${next.id}}`));
  return lines.slice(from, end).join('\n').trim();
}

/** A page or section, below its name. @throws Problem with the nearest names of what is there */
export function read(library: Library, lang: Language, place: string): string {
  const [name = '', encoded = ''] = place.split('#');
  const documents = library.documents(lang);
  const page = findPage(documents, name);
  if (!page) {
    const paths = documents.map(({ routePath }) => routePath.slice(1));
    throw new Problem('noPage', { name, names: nearest(paths, pathOf(name)).join('\n  ') });
  }
  const path = page.routePath.slice(1);
  const text = library.page(lang, path);
  const id = decoded(encoded, decodeURIComponent) ?? encoded;
  return id === '' ? `${path}\n\n${text}` : `${path}#${id}\n\n${sectionOf(text, page, id)}`;
}
