import type { SearchDocument } from './document';

/** What is searched of a page, and how much a word counts there. */
export const FIELD_WEIGHTS = { title: 6, names: 8, headers: 3, keywords: 3, lead: 2, content: 1 } as const;

/** The texts of a page by field; an address names what the page is about. */
export function fieldsOf(page: SearchDocument): Record<keyof typeof FIELD_WEIGHTS, string> {
  return {
    title: page.title,
    names: [...page.names, page.routePath.replaceAll('/', ' ')].join('\n'),
    headers: page.toc.map(({ text }) => text).join('\n'),
    keywords: page.keywords.join('\n'),
    // What the page says of itself, first.
    lead: page.content.split('\n', 1)[0]!,
    content: page.content,
  };
}
