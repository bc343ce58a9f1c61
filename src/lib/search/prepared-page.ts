import type { SearchDocument } from './document';
import { fieldsOf, type FIELD_WEIGHTS } from './fields';
import type { NamedPage } from './name-bonus';
import { compact } from './query';
import { toSections, type Section } from './sections';
import { tokenize } from './tokenize';

/** The terms of a page by field. */
export type PageTerms = Record<keyof typeof FIELD_WEIGHTS, string[]>;

/** What ranking makes of a page whatever is asked. */
export interface PreparedPage extends NamedPage {
  sections: Section[];
  /** The whole text as pasted queries are compared with it. */
  folded: string;
  fields: () => PageTerms;
}

export function termsOf(document: SearchDocument): PageTerms {
  const fields = Object.entries(fieldsOf(document));
  return Object.fromEntries(fields.map(([name, text]) => [name, tokenize(text)])) as PageTerms;
}

/** Prepares a page for ranking. Its terms are many: by default, they are made when asked for. */
export function preparePage(
  document: SearchDocument,
  fields: () => PageTerms = () => termsOf(document),
): PreparedPage {
  return {
    document,
    sections: toSections(document),
    folded: compact(document.content),
    title: compact(document.title),
    names: document.names.map(compact),
    slug: compact(document.routePath.replace(/\/$/, '').split('/').at(-1) ?? ''),
    headers: document.toc.map(({ text }) => compact(text)),
    fields,
  };
}
