import { hasHan, replaceVariants } from '@rslib-docs/search/engine/han-variants';
import { toHits, type SearchHit } from '@rslib-docs/search/engine/hits';
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
  const statement = hit.type === 'content' ? `\n  ${hit.statement.trim()}` : '';
  return `- ${placeOf(hit)}: ${hit.header}${statement}`;
}

/** The sections that answer, best first, as a list for a reader of text. */
export function search(library: Library, lang: Language, query: string): string {
  const texts = TEXTS[lang];
  const { pages, corrected, hasGoodMatch } = find(library, lang, query);
  if (pages.length === 0) return texts.nothing(query);
  const hits = pages.flatMap((page) => toHits(page, corrected ?? query));
  return [
    ...(corrected === undefined ? [] : [texts.corrected(corrected)]),
    ...(hasGoodMatch ? [] : [texts.weak]),
    ...hits.map(row),
    '',
    texts.next,
  ].join('\n');
}
