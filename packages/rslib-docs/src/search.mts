import type { RankedPage } from '@rslib-docs/search/engine/engine';
import { hasHan, replaceVariants } from '@rslib-docs/search/engine/han-variants';
import { toHits, type SearchHit } from '@rslib-docs/search/engine/hits';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';
import type { Language, Library } from './library.mts';
import { say } from './texts.mts';

/** Pages that are shown; each has up to two sections. */
const SHOWN_PAGES = 5;

interface Found {
  pages: readonly RankedPage[];
  corrected?: string;
  hasGoodMatch: boolean;
}

/** The site's search results in one language. */
export function find(library: Library, lang: Language, query: string): Found {
  const ask = (words: string): Found => {
    const found = library.engine(lang).search(words, SHOWN_PAGES);
    return { ...found, hasGoodMatch: found.pages.some(({ matchesAllTerms }) => matchesAllTerms) };
  };
  const found = ask(query);
  if (found.hasGoodMatch || !hasHan(query)) return found;
  const again = ask(replaceVariants(query, library.variants(lang)));
  return again.pages.length > 0 ? again : found;
}

export const placeOf = (hit: SearchHit): string => decodeURIComponent(hit.link.slice(1));

function row(hit: SearchHit): [place: string, text: string] {
  const statement = hit.statement ? `\n  ${hit.statement.trim()}` : '';
  return [placeOf(hit), `${hit.header}${statement}`];
}

/** Words of questions that say nothing of what is asked. */
const FILLERS = new Set(
  'a an and are can do does for how i in is it my of some the there to what when why with 为什么 怎么 如何 什么 是 的 了 吗 我 在 会 部分'.split(
    ' ',
  ),
);
/** Sections whose headings are questions or messages. */
const ANSWERS = '/guide/faq/';
/** Part of a question's words that have to be asked for. */
const LEAST_PART = 0.6;

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** What a text is about: its words, those that mean the same as one. */
function topicsOf(text: string, synonyms: Synonyms): Set<string> {
  const words = [...SEGMENTER.segment(text.toLowerCase())]
    .filter(({ isWordLike, segment }) => isWordLike && !FILLERS.has(segment))
    .map(({ segment }) => segment.replace(/(?<=\p{L}{3})s$/u, ''));
  const groupOf = (word: string) =>
    synonyms.find((one) => one.some((other) => other.replace(/^\./, '') === word));
  return new Set(words.map((word) => groupOf(word)?.[0] ?? word));
}

/** Sections whose heading asks the question that a query is, the nearest first. */
function askedSections(library: Library, lang: Language, query: string): Map<string, string> {
  const { synonyms } = library.facts;
  const asked = topicsOf(query, synonyms);
  const pages = library.documents(lang).filter(({ routePath }) => routePath.startsWith(ANSWERS));
  const found = pages.flatMap(({ routePath, title, toc }) =>
    toc.map(({ id, text }) => {
      const topics = [...topicsOf(text, synonyms)];
      const shared = topics.filter((topic) => asked.has(topic)).length;
      const isNear = shared > 1 && shared >= topics.length * LEAST_PART;
      return { isNear, shared, place: `${routePath.slice(1)}#${id}`, text: `${title} > ${text}` };
    }),
  );
  const near = found.filter(({ isNear }) => isNear).sort((a, b) => b.shared - a.shared);
  return new Map(near.map(({ place, text }) => [place, text]));
}

/** The sections that answer, best first, as a list for a reader of text. */
export function search(library: Library, lang: Language, query: string): string {
  const { pages, corrected, hasGoodMatch } = find(library, lang, query);
  if (pages.length === 0) return say(lang, 'notFound', { query });
  const asked = askedSections(library, lang, corrected ?? query);
  const hits = pages.flatMap((page) => toHits(page, corrected ?? query)).map(row);
  const rows = [...asked, ...hits.filter(([place]) => !asked.has(place))];
  return [
    ...(corrected === undefined ? [] : [say(lang, 'corrected', { query: corrected })]),
    ...(hasGoodMatch || asked.size > 0 ? [] : [say(lang, 'weak')]),
    ...rows.map(([place, text]) => `- ${place}: ${text}`),
    '',
    say(lang, 'readOne'),
  ].join('\n');
}
