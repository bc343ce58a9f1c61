import { hasHan, replaceVariants } from '@rslib-docs/search/engine/han-variants';
import { toHits, type SearchHit } from '@rslib-docs/search/engine/hits';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';
import type { RankedPage } from '@rslib-docs/search/engine/engine';
import type { Language } from './library/contract.mts';
import type { Library } from './library/library.mts';

/** Pages that are shown; each has up to two sections. */
const SHOWN_PAGES = 5;

const TEXTS = {
  en: {
    nothing: (query: string) => `Nothing is found for "${query}".`,
    weak: 'No page holds all of it; these come near:',
    corrected: (query: string) => `Looked for "${query}" instead.`,
    next: 'Read one with: read <page>#<section>',
  },
  zh: {
    nothing: (query: string) => `没有找到与“${query}”相关的内容。`,
    weak: '没有页面包含全部词语，以下是最接近的结果：',
    corrected: (query: string) => `已改为搜索“${query}”。`,
    next: '用 read <页面>#<小节> 阅读其中一节',
  },
} as const;

export interface Found {
  pages: readonly RankedPage[];
  /** The corrected query, if it was misspelt. */
  corrected?: string;
  hasGoodMatch: boolean;
}

/** The site's search results in one language. */
export function find(library: Library, lang: Language, query: string): Found {
  const ask = (words: string): Found => {
    const { pages, corrected } = library.engine(lang).search(words, SHOWN_PAGES);
    const hasGoodMatch = pages.some(({ matchesAllTerms }) => matchesAllTerms);
    return { pages, hasGoodMatch, ...(corrected !== undefined && { corrected }) };
  };
  const found = ask(query);
  if (found.hasGoodMatch || !hasHan(query)) return found;
  const again = ask(replaceVariants(query, library.variants(lang)));
  return again.pages.length > 0 ? again : found;
}

export const placeOf = (hit: SearchHit): string => decodeURIComponent(hit.link.slice(1));

function row(hit: SearchHit): string {
  const statement = hit.statement ? `\n  ${hit.statement.trim()}` : '';
  return `- ${placeOf(hit)}: ${hit.header}${statement}`;
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
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const plain = words
    .filter((word) => !FILLERS.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  return new Set(
    plain.map((word) => {
      const group = synonyms.find((one) => one.some((other) => other.replace(/^\./, '') === word));
      return group?.[0] ?? word;
    }),
  );
}

/** Sections whose heading asks the question that a query is, the nearest first. */
function askedSections(library: Library, lang: Language, query: string): string[] {
  const { synonyms } = library.facts;
  const asked = topicsOf(query, synonyms);
  const pages = library.documents(lang).filter(({ routePath }) => routePath.startsWith(ANSWERS));
  const found = pages.flatMap(({ routePath, title, toc }) =>
    toc.flatMap(({ id, text }) => {
      const topics = [...topicsOf(text, synonyms)];
      const shared = topics.filter((topic) => asked.has(topic)).length;
      const isNear = shared > 1 && shared >= topics.length * LEAST_PART;
      return isNear ? [{ shared, row: `- ${routePath.slice(1)}#${id}: ${title} > ${text}` }] : [];
    }),
  );
  return found.sort((a, b) => b.shared - a.shared).map(({ row }) => row);
}

/** The sections that answer, best first, as a list for a reader of text. */
export function search(library: Library, lang: Language, query: string): string {
  const texts = TEXTS[lang];
  const { pages, corrected, hasGoodMatch } = find(library, lang, query);
  if (pages.length === 0) return texts.nothing(query);
  const asked = askedSections(library, lang, corrected ?? query);
  const hits = pages.flatMap((page) => toHits(page, corrected ?? query)).map(row);
  const isAsked = (one: string) =>
    asked.some((other) => one.startsWith(`${other.split(': ')[0]}:`));
  return [
    ...(corrected === undefined ? [] : [texts.corrected(corrected)]),
    ...(hasGoodMatch || asked.length > 0 ? [] : [texts.weak]),
    ...asked,
    ...hits.filter((one) => !isAsked(one)),
    '',
    texts.next,
  ].join('\n');
}
