import type { SearchDocument } from './document';
import { toNamedPage, type NamedPage } from './name-bonus';
import { toLines, type SectionLine } from './phrases';
import { compact } from './query';
import { toSections, type Section } from './sections';
import { tokenize } from './tokenize';

/** The searched fields of a page, and how much a word counts there. */
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
    // The first line describes the page.
    lead: page.content.split('\n', 1)[0]!,
    content: page.content,
  };
}

/** By field, the terms of a page with how often each stands there. */
export type PageTerms = Record<Field, ReadonlyMap<string, number>>;

/** The data of a page that ranking needs for every query. */
export interface PreparedPage extends NamedPage {
  document: SearchDocument;
  sections: Section[];
  /** The whole text as pasted queries are compared with it; made when the first one comes. */
  folded: () => string;
  /** Its sections as queries are compared with them; made when the first one comes. */
  lines: () => readonly SectionLine[];
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of tokenize(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

export function termsOf(document: SearchDocument): PageTerms {
  const texts = fieldsOf(document);
  const counted = FIELDS.map((field) => [field, countTerms(texts[field])]);
  return Object.fromEntries(counted) as PageTerms;
}

export function preparePage(document: SearchDocument): PreparedPage {
  let folded: string | undefined;
  let lines: SectionLine[] | undefined;
  const sections = toSections(document);
  return {
    ...toNamedPage(document),
    document,
    sections,
    lines: () => (lines ??= toLines(document, sections)),
    folded: () => (folded ??= compact(document.content)),
  };
}
