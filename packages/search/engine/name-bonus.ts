import type { SearchDocument } from './document';
import { stem } from './normalize';
import { namesOf } from './spelling';
import { compact, type ParsedQuery } from './query';

/** The names of a page in the form in which they are compared. */
export interface NamedPage {
  title: string;
  names: string[];
  slug: string;
  headers: string[];
  /** Titles and headings that are names, and the ends of these, without what joins their parts. */
  closed: string[];
  keywords: string[];
}

/* How much more a page counts that is called what was asked for; 1 doubles its score. */
const EXACT_NAME = 4;
const EXACT_TITLE = 4;
const EXACT_SLUG = 2;
const EXACT_HEADER = 2;
const BEGUN_TITLE = 1;
const BEGUN_HEADER = 0.5;
const WHOLE_HEADER = 1.5;
const EXACT_KEYWORD = 1;
const WHOLE_KEYWORD = 1;
const SHORTEST_BEGINNING = 2;

export function toNamedPage(document: SearchDocument): NamedPage {
  return {
    title: compact(document.title),
    names: document.names.map(compact),
    slug: compact(document.routePath.replace(/\/$/, '').split('/').at(-1) ?? ''),
    headers: document.toc.map(({ text }) => compact(text)),
    closed: [...namesOf([document.title, ...document.toc.map(({ text }) => text)]).keys()],
    keywords: document.keywords.map(compact),
  };
}

const lastPart = (name: string) => name.split('.').at(-1)!;

/** Exact names of options, flags and pages come first, then what begins like them. */
export function nameBonus(page: NamedPage, query: ParsedQuery): number {
  const asked = query.compact;
  const flag = /^-/.test(query.text) ? asked.replace(/^no/, '') : asked;
  let bonus = 0;
  if (page.title === asked) bonus += EXACT_TITLE;
  else if (lastPart(page.title) === asked) bonus += EXACT_NAME;
  else if (asked.length >= SHORTEST_BEGINNING) {
    if (page.title.startsWith(asked) || lastPart(page.title).startsWith(asked)) {
      bonus += BEGUN_TITLE;
    }
  }
  if (page.names[0] === asked || page.names[0] === flag) bonus += EXACT_NAME / 2;
  else if (page.names.includes(asked)) bonus += EXACT_NAME / 4;
  if (page.slug === asked) bonus += EXACT_SLUG;
  if (page.headers.includes(asked)) bonus += EXACT_HEADER;
  else if (page.headers.some((header) => lastPart(header) === asked)) bonus += EXACT_HEADER / 2;
  else if (page.closed.includes(query.closed)) bonus += EXACT_HEADER;
  else if (
    asked.length >= SHORTEST_BEGINNING &&
    page.headers.some((header) => header.startsWith(asked))
  ) {
    bonus += BEGUN_HEADER;
  }
  if (page.keywords.includes(asked)) bonus += EXACT_KEYWORD;
  const words = query.words.map(({ text }) => stem(compact(text)));
  const holds = (text: string) => words.every((word) => text.includes(word));
  if (words.length > 1 && [page.title, ...page.headers].some(holds)) bonus += WHOLE_HEADER;
  else if (words.length > 1 && page.keywords.some(holds)) bonus += WHOLE_KEYWORD;
  return bonus;
}
