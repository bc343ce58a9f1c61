import type { HitGroup, SearchHit } from './hit';
import type { RankedPage } from './engine';
import { fold } from './fold';
import { findHighlights, highlightTerms, makeStatement } from './highlight';
import { compact, parseQuery, type ParsedQuery } from './query';
import { sectionHeader, type Section } from './sections';
import { stem } from './stem';

/** Hits of one page, its title among them where that matched. */
const HITS_PER_PAGE = 3;
const HEADING_WEIGHT = 3;
const PASTED_WEIGHT = 100;
const NAME_WEIGHT = 50;

interface Scored {
  section: Section;
  inHeading: number;
  score: number;
}

function scoreSection(section: Section, terms: readonly string[], asked: string): Scored {
  const heading = section.headings.at(-1)?.text ?? '';
  const count = (text: string) =>
    terms.filter((term) => text.includes(term)).reduce((sum, term) => sum + term.length, 0);
  const inHeading = count(fold(heading));
  let score = HEADING_WEIGHT * inHeading + count(fold(section.content));
  const name = compact(heading);
  if (name === asked || name.endsWith(`.${asked}`)) score += NAME_WEIGHT;
  if (asked.length > 3 && compact(section.content).includes(asked)) score += PASTED_WEIGHT / 2;
  return { section, inHeading, score };
}

const longestFirst = (terms: Iterable<string>): string[] =>
  [...terms].sort((a, b) => b.length - a.length);

/**
 * What to mark in a page: the words asked for in all their forms or, where none of them stands
 * there, what is like them.
 */
function termsFor({ document, terms: similar }: RankedPage, { words, names }: ParsedQuery) {
  const asked = [...highlightTerms(words.map(({ text }) => text).join(' ')), ...names];
  const stems = new Set(asked.map(stem));
  const terms = new Set([...asked, ...similar.filter((term) => stems.has(stem(term)))]);
  const text = fold(`${document.title}\n${document.content}`);
  const stands = [...terms].some((term) => term.length > 1 && text.includes(term));
  // A single character of a Chinese word is none of its meaning.
  return longestFirst(stands ? terms : similar.filter((term) => term.length > 1));
}

/** What one page answers: its title where that matched, then its best sections. */
export function toHits(page: RankedPage, query: string): SearchHit[] {
  const { document, sections } = page;
  const { title, routePath } = document;
  const parsed = parseQuery(query);
  const terms = termsFor(page, parsed);
  const titleMatches = findHighlights(title, terms);
  const base = { title, query };
  const hits: SearchHit[] = [];
  // Who is led there by a keyword, which is not shown, learns by the title what was found.
  const isCalledSo = document.keywords.some((one) => compact(one) === parsed.compact);
  if (titleMatches.length > 0 || isCalledSo) {
    const highlightInfoList = titleMatches;
    hits.push({ ...base, type: 'title', header: title, link: routePath, highlightInfoList });
  }
  const scored = sections
    .map((section) => scoreSection(section, terms, parsed.compact))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  // A section that is called what was asked for is the answer, not the page around it.
  const isAnswer = (scored[0]?.score ?? 0) >= NAME_WEIGHT && scored[0]!.inHeading > 0;
  for (const { section, inHeading } of scored) {
    if (hits.length === HITS_PER_PAGE) break;
    const header = sectionHeader(title, section);
    const id = section.headings.at(-1)?.id;
    // One row for each place: the top of the page has its title.
    if (!id && hits.length > 0 && hits[0]!.type === 'title') continue;
    const link = id ? `${routePath}#${encodeURIComponent(id)}` : routePath;
    if (inHeading > 0) {
      const highlightInfoList = findHighlights(header, terms);
      if (highlightInfoList.length === 0) continue;
      hits.push({ ...base, type: 'header', header, link, highlightInfoList });
    } else {
      const found = makeStatement(section.content, terms);
      if (found.highlightInfoList.length === 0) continue;
      hits.push({ ...base, type: 'content', header, link, ...found });
    }
  }
  const named = hits.findIndex(({ type }) => type === 'header');
  if (isAnswer && named === 1 && !compact(title).endsWith(parsed.compact)) {
    hits.unshift(...hits.splice(named, 1));
  }
  // A page that was found by what means the same or by a typo shows itself.
  if (hits.length === 0) {
    hits.push({ ...base, type: 'title', header: title, link: routePath, highlightInfoList: [] });
  }
  return hits;
}

/** Hits under the areas of the site, areas and pages in the order of the best. */
export function toGroups(pages: readonly RankedPage[], query: string): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const page of pages) {
    const label = page.document.area || page.document.title;
    const group = groups.get(label) ?? { label, hits: [] };
    group.hits.push(...toHits(page, query));
    groups.set(label, group);
  }
  return [...groups.values()];
}
