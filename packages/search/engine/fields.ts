import type { SearchDocument } from './document';

/** What is searched of a page, and how much a word counts there. */
export const FIELD_WEIGHTS = {
  title: 6,
  names: 8,
  keywords: 4,
  headers: 3,
  lead: 2,
  content: 1,
} as const;

export type Field = keyof typeof FIELD_WEIGHTS;
export const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** The texts of a page by field; an address names what the page is about. */
export function fieldsOf(page: SearchDocument): Record<Field, string> {
  return {
    title: page.title,
    names: [...page.names, page.routePath.replaceAll('/', ' ')].join('\n'),
    keywords: page.keywords.join('\n'),
    headers: page.toc.map(({ text }) => text).join('\n'),
    // What the page says of itself, first.
    lead: page.content.split('\n', 1)[0]!,
    content: page.content,
  };
}
