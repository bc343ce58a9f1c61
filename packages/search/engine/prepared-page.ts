import type { SearchDocument } from './document';
import { wordLine, wordPairs } from './normalize';
import { closed, FILLERS } from './query';
import { rowNames, toSections, type Section } from './sections';
import { nameEnds } from './spelling';
import { CAMEL, essentialTokens, splitWords, tokenize } from './tokenize';

/** The searched fields of a page, and how much a word counts there. */
export const FIELD_WEIGHTS = {
  title: 6,
  names: 8,
  keywords: 6,
  headers: 3,
  lead: 2,
  content: 1,
} as const;

export type Field = keyof typeof FIELD_WEIGHTS;
export const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];
/** Fields that name a page or sum it up. */
export const NAMING_FIELDS: readonly Field[] = ['title', 'names', 'keywords', 'lead'];

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

/** Where a term stands on a page. */
export interface Places {
  /** How often by field, in the order of `FIELDS`. */
  fields: number[];
  /** How often by section; 0 where it stands in the heading alone. */
  sections: Map<number, number>;
}

/** A section in the form in which queries are compared with it. */
export interface PreparedSection extends Section {
  heading: string;
  /** Terms of the heading and of the anchor, which may be in another language. */
  headingTerms: ReadonlySet<string>;
  /** And by each of them those that have a meaning. */
  calls: readonly (readonly string[])[];
  /** Neighbouring words of the heading. */
  pairs: readonly string[];
  /** Names that it describes, closed up: its heading with the ends of it. */
  names: readonly string[];
  /** And those in the first cells of its tables. */
  rows: readonly string[];
  /** How many of these are flags. */
  flags: number;
  /** Different terms. */
  length: number;
  /** Its words between single spaces; made when the first query comes that needs it. */
  line: () => string;
}

/** The data of a page that ranking needs for every query. */
export interface PreparedPage {
  document: SearchDocument;
  sections: readonly PreparedSection[];
  terms: ReadonlyMap<string, Places>;
  /** Different terms by field, in the order of `FIELDS`. */
  lengths: readonly number[];
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The words of a heading that have a meaning, as terms. */
const essenceOf = (text: string): string[] =>
  splitWords(text).flatMap((word) => {
    if (word.isCjk) return essentialTokens(word);
    return FILLERS.has(word.tokens[0]!) ? [] : [word.tokens[0]!];
  });

/** TS2307, ERR_REQUIRE_ESM. */
const CODE = /\b[A-Z]+\d{3,}\b|\b[A-Z]+(?:_[A-Z]+)+\b/g;

/** The names in a first cell: `-w, --watch` are two, a sentence is none. */
const namesOfCell = (cell: string): string[] =>
  cell
    .replace(/<[^>]*>|`/g, '')
    .split(/[,、]\s*|\s+(?:or|或)\s+/)
    .map((name) => name.trim())
    .filter((name) => name && !/\s/.test(name));

function prepareSection(document: SearchDocument, section: Section): PreparedSection {
  const { headings, content } = section;
  const heading = headings.at(-1)?.text ?? document.title;
  const anchor = headings.at(-1)?.id.replaceAll('-', ' ') ?? '';
  const codes = heading.match(CODE) ?? [];
  const own = headings.length === 0 ? document.names : [];
  const rows = rowNames(content).flatMap(namesOfCell);
  return {
    ...section,
    heading,
    headingTerms: new Set([heading, anchor].flatMap(tokenize)),
    calls: [heading, anchor].map(essenceOf),
    pairs: wordPairs(heading),
    names: [heading, ...own, ...codes].flatMap(nameEnds).map(closed),
    rows: rows.flatMap(nameEnds).map(closed),
    flags: rows.filter((name) => name.startsWith('-')).length,
    length: 0,
    // A query for `distPath` among other words may write it as two.
    line: lazily(() => [heading, heading.split(CAMEL).join(' '), content].map(wordLine).join('')),
  };
}

export function preparePage(document: SearchDocument): PreparedPage {
  const terms = new Map<string, Places>();
  const placesOf = (term: string): Places => {
    const known = terms.get(term);
    if (known) return known;
    const places = { fields: FIELDS.map(() => 0), sections: new Map<number, number>() };
    terms.set(term, places);
    return places;
  };
  const texts = fieldsOf(document);
  const lengths = FIELDS.map(() => 0);
  const count = (term: string, field: number, times = 1) => {
    const { fields } = placesOf(term);
    if (fields[field] === 0) lengths[field]! += 1;
    fields[field]! += times;
  };
  FIELDS.forEach((name, field) => {
    if (name !== 'content') for (const term of tokenize(texts[name])) count(term, field);
  });
  const content = FIELDS.indexOf('content');
  const sections = toSections(document).map((section, at) => {
    const prepared = prepareSection(document, section);
    for (const term of tokenize(section.content)) {
      count(term, content);
      const { sections } = placesOf(term);
      const times = sections.get(at) ?? 0;
      if (times === 0) prepared.length += 1;
      sections.set(at, times + 1);
    }
    for (const term of prepared.headingTerms) {
      if (at > 0) count(term, content);
      const { sections } = placesOf(term);
      if (!sections.has(at)) sections.set(at, 0);
    }
    return prepared;
  });
  return { document, sections, terms, lengths };
}

/** Statistics for the ranking of a site's pages: how many there are, how long a text is. */
export interface Statistics {
  pages: number;
  /** By field, how many different terms a page has on average. */
  lengths: Readonly<Record<Field, number>>;
}

export function statisticsOf(pages: readonly PreparedPage[]): Statistics {
  const mean = (field: number) =>
    pages.reduce((sum, { lengths }) => sum + lengths[field]!, 0) / pages.length || 0;
  const lengths = Object.fromEntries(FIELDS.map((name, field) => [name, mean(field)]));
  return { pages: pages.length, lengths: lengths as Record<Field, number> };
}
