import { distance } from 'fastest-levenshtein';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { Problem } from './folder.mts';
import type { Language } from './library/contract.mts';
import type { Library } from './library/library.mts';

const NEAREST = 5;

/** The id of an address, whose letters may be encoded. */
function idOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** `guide/basic/cli` of an address, a file, or a path with an ending. */
function pathOf(name: string): string {
  const path = name.replace(/^https?:\/\/[^/]+/, '').replace(/^\/(?:zh\/)?|\.(?:mdx?|html)$/g, '');
  return path.replace(/^(?:docs|en|zh)\//, '');
}

function findPage(documents: readonly SearchDocument[], name: string): SearchDocument | undefined {
  const path = pathOf(name).replace(/\/$/, '');
  return documents.find(({ routePath }) =>
    [path, `${path}/index`, path === '' ? 'index' : path].includes(routePath.slice(1)),
  );
}

/** The names that are most like what was asked for. */
const nearest = (names: readonly string[], wanted: string): string[] =>
  [...names].sort((a, b) => distance(a, wanted) - distance(b, wanted)).slice(0, NEAREST);

function sectionOf(text: string, { toc, routePath }: SearchDocument, id: string): string {
  const heading = toc.find((one) => one.id === id);
  if (!heading) {
    const near = nearest(
      toc.map((one) => one.id),
      id,
    );
    const [page, names] = [routePath.slice(1), near.join(', ')];
    throw new Problem(
      `${page} has no section "${id}". It has: ${names}`,
      `${page} 没有小节“${id}”，有：${names}`,
    );
  }
  const mark = `{#${id}}`;
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith('#') && line.endsWith(mark));
  // The ids of the headings that end the section: the next of its level or above.
  const rest = toc.slice(toc.indexOf(heading) + 1);
  const next = rest.find(({ depth }) => depth <= heading.depth);
  const end = next && lines.findIndex((line) => line.endsWith(`{#${next.id}}`));
  return lines.slice(from, end).join('\n').trim();
}

/**
 * A page, or one section of it, below its name: `guide/basic/cli#exit-codes`.
 * @throws Problem with the nearest names if the page or section does not exist
 */
export function read(library: Library, lang: Language, place: string): string {
  const [name = '', id = ''] = place.split('#');
  const documents = library.documents(lang);
  const page = findPage(documents, name);
  if (!page) {
    const paths = documents.map(({ routePath }) => routePath.slice(1));
    const near = nearest(paths, pathOf(name)).join('\n  ');
    throw new Problem(
      `There is no page "${name}". Pages with names like it:\n  ${near}`,
      `没有页面“${name}”。名称相近的页面：\n  ${near}`,
    );
  }
  const path = page.routePath.slice(1);
  const text = library.page(lang, path);
  if (id === '') return `${path}\n\n${text}`;
  return `${path}#${idOf(id)}\n\n${sectionOf(text, page, idOf(id))}`;
}
