import type { SearchDocument, SearchHeading } from './document';
import { wordLine, wordPairs } from './normalize';
import { closed, FILLERS } from './query';
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
const CONTENT = FIELDS.indexOf('content');
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

export interface Places {
  /** How often by field, in the order of `FIELDS`. */
  fields: number[];
  /** How often by section; 0 where it stands in the heading alone. */
  sections: Map<number, number>;
}

/** A stretch of a page below one heading, in the form in which queries are compared with it. */
export interface PreparedSection {
  /** The headings above it, from the second level down; empty for the beginning of the page. */
  headings: readonly SearchHeading[];
  /** The last of them, or the title of the page. */
  heading: string;
  /** Its anchor; empty for the beginning of the page. */
  id: string;
  content: string;
  /** Terms of the heading and of the anchor, which may be in another language. */
  headingTerms: ReadonlySet<string>;
  /** And by each of them those that have a meaning. */
  calls: readonly (readonly string[])[];
  pairs: readonly string[];
  /** Names that it describes, closed up: its heading with the ends of it. */
  names: readonly string[];
  /** And those in the first cells of its tables. */
  rows: readonly string[];
  flags: number;
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

/** The words of a heading that have a meaning, as terms. */
const essenceOf = (text: string): string[] =>
  splitWords(text).flatMap((word) => {
    if (word.isCjk) return essentialTokens(word);
    return FILLERS.has(word.tokens[0]!) ? [] : [word.tokens[0]!];
  });

/** TS2307, ERR_REQUIRE_ESM. */
export const CODE = /\b[a-z]+\d{3,}\b|\b[a-z]+(?:_[a-z]+)+\b/i;

/** The names in the first cells of tables: `-w, --watch` are two, a sentence is none. */
const rowNames = (content: string): string[] =>
  content
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('\r'))
    .map((line) => line.slice(0, line.indexOf('\t')).replace(/<[^>]*>|`/g, ''))
    .flatMap((cell) => cell.split(/[,、]\s*|\s+(?:or|或)\s+/))
    .map((name) => name.trim())
    .filter((name) => name && !/\s/.test(name));

function prepareSection(
  document: SearchDocument,
  headings: readonly SearchHeading[],
  content: string,
): PreparedSection {
  const { text: heading = document.title, id = '' } = headings.at(-1) ?? {};
  const anchor = id.replaceAll('-', ' ');
  const codes = heading.split(/\W+/).filter((one) => CODE.test(one));
  const own = headings.length === 0 ? document.names : [];
  const rows = rowNames(content);
  // A query for `distPath` among other words may write it as two.
  const makeLine = () => [heading, heading.split(CAMEL).join(' '), content].map(wordLine).join('');
  let line: string | undefined;
  return {
    headings,
    heading,
    id,
    content,
    headingTerms: new Set([heading, anchor].flatMap(tokenize)),
    calls: [heading, anchor].map(essenceOf),
    pairs: wordPairs(heading),
    names: [heading, ...own, ...codes].flatMap(nameEnds).map(closed),
    rows: rows.flatMap(nameEnds).map(closed),
    flags: rows.filter((name) => name.startsWith('-')).length,
    line: () => (line ??= makeLine()),
  };
}

function toSections(document: SearchDocument): PreparedSection[] {
  const { content, toc } = document;
  const placed = toc.filter(({ charIndex }) => charIndex >= 0 && charIndex <= content.length);
  const ends = [...placed.map(({ charIndex }) => charIndex), content.length];
  let path: SearchHeading[] = [];
  return [
    prepareSection(document, [], content.slice(0, ends[0])),
    ...placed.map((heading, at) => {
      path = [...path.filter(({ depth }) => depth < heading.depth), heading];
      const from = heading.charIndex + heading.text.length;
      return prepareSection(document, path, content.slice(from, ends[at + 1]));
    }),
  ];
}

export function preparePage(document: SearchDocument): PreparedPage {
  const terms = new Map<string, Places>();
  const texts = fieldsOf(document);
  const lengths = FIELDS.map(() => 0);
  const placesOf = (term: string): Places => {
    const known = terms.get(term);
    if (known) return known;
    const places = { fields: FIELDS.map(() => 0), sections: new Map<number, number>() };
    terms.set(term, places);
    return places;
  };
  const count = (term: string, field: number): Places => {
    const places = placesOf(term);
    if (places.fields[field] === 0) lengths[field]! += 1;
    places.fields[field]! += 1;
    return places;
  };
  FIELDS.forEach((name, field) => {
    if (field !== CONTENT) for (const term of tokenize(texts[name])) count(term, field);
  });
  const sections = toSections(document);
  for (const [at, section] of sections.entries()) {
    for (const term of tokenize(section.content)) {
      const { sections } = count(term, CONTENT);
      sections.set(at, (sections.get(at) ?? 0) + 1);
    }
    for (const term of section.headingTerms) {
      const { sections } = at > 0 ? count(term, CONTENT) : placesOf(term);
      if (!sections.has(at)) sections.set(at, 0);
    }
  }
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
