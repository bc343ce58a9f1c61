import type { SearchDocument } from './document';
import { fieldsOf, type FIELD_WEIGHTS } from './fields';
import type { NamedPage } from './name-bonus';
import { compact } from './query';
import { toSections, type Section } from './sections';
import { tokenize } from './tokenize';

/** By field, the terms of a page with how often each stands there. */
export type PageTerms = Record<keyof typeof FIELD_WEIGHTS, ReadonlyMap<string, number>>;

/** What ranking makes of a page whatever is asked. */
export interface PreparedPage extends NamedPage {
  sections: Section[];
  /** The whole text as pasted queries are compared with it; made when the first one comes. */
  folded: () => string;
  terms: () => PageTerms;
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of tokenize(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

export function termsOf(document: SearchDocument): PageTerms {
  const { title, names, headers, lead, content } = fieldsOf(document);
  return {
    title: countTerms(title),
    names: countTerms(names),
    headers: countTerms(headers),
    lead: countTerms(lead),
    content: countTerms(content),
  };
}

/** Prepares a page for ranking. Its terms are many: by default, they are made when asked for. */
export function preparePage(
  document: SearchDocument,
  terms: () => PageTerms = () => termsOf(document),
): PreparedPage {
  let folded: string | undefined;
  return {
    document,
    sections: toSections(document),
    folded: () => (folded ??= compact(document.content)),
    title: compact(document.title),
    names: document.names.map(compact),
    slug: compact(document.routePath.replace(/\/$/, '').split('/').at(-1) ?? ''),
    headers: document.toc.map(({ text }) => compact(text)),
    terms,
  };
}
