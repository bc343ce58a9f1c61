import path from 'node:path';
import { readGlossary, synonymsOf } from '@rslib-docs/kit/node/glossary/read-glossary';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { hasHan, replaceVariants, type HanVariants } from '@rslib-docs/search/engine/han-variants';
import { toHits } from '@rslib-docs/search/engine/hits';
import { withPinyin } from '@rslib-docs/search/plugin/with-pinyin';
import type { Shown } from './measure.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const SYNONYMS = withPinyin(synonymsOf(readGlossary(ROOT)));

/** What our search answers, as the worker of the site does for one language. */
export interface OurAnswer extends Shown {
  pages: string[];
  /** Whether it says of itself that it answers. */
  isGood: boolean;
}

/** Our search over the documents of a language. */
export function openSearch(documents: readonly SearchDocument[], variants?: HanVariants) {
  const engine = new SearchEngine(documents, SYNONYMS);
  const ask = (query: string) => {
    const found = engine.search(query);
    const isGood = found.pages.some(({ matchesAllTerms }) => matchesAllTerms);
    return { ...found, query, isGood };
  };
  return (query: string): OurAnswer => {
    let found = ask(query);
    if (!found.isGood && variants && hasHan(query)) {
      const again = ask(replaceVariants(query, variants));
      if (again.pages.length > 0) found = again;
    }
    const { pages, corrected = found.query, isGood } = found;
    return {
      pages: pages.map(({ document }) => document.routePath),
      rows: pages.map((page) => toHits(page, corrected)[0]!.link),
      isGood,
    };
  };
}

/** Our search over the documents of a language, down to the addresses of the pages. */
export function searchWith(documents: readonly SearchDocument[], variants?: HanVariants) {
  const search = openSearch(documents, variants);
  return (query: string) => search(query).pages;
}
