import type { RankedPage } from './engine';
import { fold, stem } from './normalize';
import { findHighlights, makeStatement } from './highlight';
import { parseQuery, type ParsedQuery } from './query';
import { essentialTokens } from './tokenize';

/** A stretch of a shown text that matched. */
export interface HighlightInfo {
  start: number;
  length: number;
}

/** One hit (specification §3, "Local hit types"). */
export interface SearchHit {
  type: 'title' | 'header' | 'content';
  title: string;
  /** Place of the hit: `Page > Section > Subsection`. */
  header: string;
  /** On this site with base, language and section; of another site with its origin. */
  link: string;
  query: string;
  /** What is shown of the content, and whether it is a line of code. */
  statement?: string;
  isCode?: boolean;
  /** Matches within what the hit shows: the title, the header or the statement. */
  highlightInfoList: HighlightInfo[];
  /** Data for the service when the hit is shown or opened; views do not read it. */
  tracking?: Readonly<Record<string, string | number>>;
}

export interface HitGroup {
  label: string;
  /** Language of the hits, where it is not the reader's. */
  lang?: string;
  hits: SearchHit[];
}

/** Rows of one page: further ones would only stand before those of the next page. */
const HITS_PER_PAGE = 2;
/** Rows of a page that is searched for itself. */
const HITS_OF_OWN_PAGE = 8;
/** Parts of a name that are marked, too: `dts` of `--no-dts`. */
const SHORTEST_PART = 3;

const longestFirst = (terms: Iterable<string>): string[] =>
  [...terms].sort((a, b) => b.length - a.length);

/**
 * Terms to mark in a page: the words of the query in all their forms or, if none of them is
 * there, similar words.
 */
function termsFor({ document, terms: similar }: RankedPage, { words, names }: ParsedQuery) {
  const text = fold(`${document.title}\n${document.content}`);
  const stands = (term: string) => term.length > 1 && text.includes(term);
  const asked = words.flatMap((word) => {
    const [whole = '', ...parts] = essentialTokens(word);
    return [whole, ...parts.filter(({ length }) => word.isCjk || length >= SHORTEST_PART)];
  });
  const terms = new Set([...asked, ...names]);
  const stems = new Set([...terms].map(stem));
  for (const term of similar) if (stems.has(stem(term))) terms.add(term);
  // A single character of a Chinese word is none of its meaning.
  return longestFirst([...terms].some(stands) ? terms : similar.filter((term) => term.length > 1));
}

/** The rows of one page: its best sections, of which its beginning is one. */
export function toHits(page: RankedPage, query: string, most = HITS_PER_PAGE): SearchHit[] {
  const { document, sections } = page;
  const { title, routePath } = document;
  const parsed = parseQuery(query);
  const terms = termsFor(page, parsed);
  const last = parsed.isOpen ? parsed.words.at(-1) : undefined;
  const begun = last && !last.isCjk ? fold(last.text) : undefined;
  const matchesIn = (text: string) => findHighlights(text, terms, begun);
  const own = { title, header: title, link: routePath, query };
  const hits: SearchHit[] = [];
  for (const at of page.order()) {
    if (hits.length === most) break;
    const { heading, headings, id, content } = sections[at]!;
    const header = [title, ...headings.map(({ text }) => text)].join(' > ');
    const link = id ? `${routePath}#${encodeURIComponent(id)}` : routePath;
    // One row for each place: the top of the page has its title.
    if (hits.some((hit) => hit.link === link)) continue;
    const highlightInfoList = matchesIn(header);
    const from = header.length - heading.length;
    const isNamed = highlightInfoList.some(({ start, length }) => start + length > from);
    const statement = isNamed ? undefined : makeStatement(content, terms, begun);
    const place = { ...own, header, link };
    if (statement) hits.push({ ...place, type: 'content', ...statement });
    else if (isNamed || !id)
      hits.push({ ...place, type: id ? 'header' : 'title', highlightInfoList });
  }
  // A page that was found by what means the same shows itself.
  return hits.length > 0 ? hits : [{ ...own, type: 'title', highlightInfoList: matchesIn(title) }];
}

/** The rows of pages: the first one of each page, and further ones where there is room. */
function rowsOf(pages: readonly SearchHit[][], most: number): SearchHit[] {
  let room = most - pages.length;
  return pages.slice(0, most).flatMap(([first, ...others]) => {
    const more = others.slice(0, Math.max(room, 0));
    room -= more.length;
    return [first!, ...more];
  });
}

/**
 * Hits under the areas of the site, areas and pages in the order of the best.
 * @param most Rows of an area: with more, those of other areas would be out of sight.
 * @param ownPage Path of a page that is searched for itself.
 */
export function toGroups(
  pages: readonly RankedPage[],
  query: string,
  most = Infinity,
  ownPage?: string,
): HitGroup[] {
  const areas = new Map<string, SearchHit[][]>();
  for (const page of pages) {
    const label = page.document.area || page.document.title;
    const rows = page.document.routePath === ownPage ? HITS_OF_OWN_PAGE : HITS_PER_PAGE;
    areas.set(label, [...(areas.get(label) ?? []), toHits(page, query, rows)]);
  }
  return [...areas].map(([label, rows]) => ({ label, hits: rowsOf(rows, most) }));
}
