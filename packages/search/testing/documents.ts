import type { SearchDocument } from '../engine/document';

/** A page of an index, with what a test says of it. */
export const documentOf = (id: number, given: Partial<SearchDocument>): SearchDocument => ({
  id,
  title: `Page ${id}`,
  content: '',
  domain: '',
  routePath: `/page-${id}`,
  toc: [],
  area: 'Guide',
  names: [],
  keywords: [],
  ...given,
});

/** A name of letters alone, far from all others: words with digits are not corrected. */
export const nameOf = (id: number): string =>
  String.fromCharCode(97 + Math.floor(id / 26), 97 + (id % 26)).repeat(5);
export const misspelled = (id: number): string => nameOf(id).replace(/(.)(.)$/, '$2$1');
