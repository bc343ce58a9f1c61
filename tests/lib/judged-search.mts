import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGlossary, synonymsOf } from '@rslib-docs/kit/node/glossary';
import {
  readSearchDocuments,
  searchIndexFile,
  textOf,
  type SearchDocument,
} from '@rslib-docs/search/engine/document';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { hasHan, replaceVariants } from '@rslib-docs/search/engine/han-variants';
import { toHits } from '@rslib-docs/search/engine/hits';
import { codeFile, readPageCode, withCode } from '@rslib-docs/search/engine/page-code';
import { findHanVariants, withPinyin } from '@rslib-docs/search/plugin/chinese';
import { baseOfLocale, type Locale } from '../../src/site/locales';
import { readJson } from './built-pages.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const SYNONYMS = withPinyin(synonymsOf(readGlossary(ROOT)));

/** The documents of the built site, with their code; their addresses without base and language. */
export function readDocuments(locale: Locale): SearchDocument[] {
  const base = baseOfLocale(locale, '/');
  const index = searchIndexFile(locale, '');
  const prose = readSearchDocuments(readJson(base + index));
  const documents = withCode(prose, readPageCode(readJson(base + codeFile(index))));
  return documents.map(({ routePath, ...document }) => ({
    ...document,
    routePath: `/${routePath.slice(base.length)}`,
  }));
}

/** Our search over the documents of a language, as its worker answers: addresses, best first. */
export function openSearch(documents: readonly SearchDocument[]) {
  const engine = new SearchEngine(documents, SYNONYMS);
  const variants = findHanVariants(documents.map(textOf).join('\n'));
  const ask = (query: string) => {
    const { pages, corrected = query } = engine.search(query);
    return {
      pages: pages.map(({ document }) => document.routePath),
      /** Whether its answer is marked as good. */
      hasGoodMatch: pages.some(({ matchesAllTerms }) => matchesAllTerms),
      /** Address of the first row of a page. */
      rowOf: (at: number) => toHits(pages[at]!, corrected)[0]!.link,
    };
  };
  return (query: string) => {
    const found = ask(query);
    if (found.hasGoodMatch || !hasHan(query)) return found;
    const again = ask(replaceVariants(query, variants));
    return again.pages.length > 0 ? again : found;
  };
}

export interface Judged {
  query: string;
  /** Addresses without base and language, each of which answers. */
  pages: readonly string[];
  /** Addresses of the sections that answer, where that is known. */
  sections?: readonly string[];
}

/** The queries of a set in a language, of `tests/site/queries/`. */
export function readQueries<T = Judged>(set: string, locale: Locale): readonly T[] {
  const file = path.join(ROOT, `tests/site/queries/${set}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, T[]>)[locale];
}

/** Position of the first right page among the first five, from 0; -1 if there is none. */
export function placesOf(
  judged: readonly Judged[],
  answers: readonly { pages: readonly string[] }[],
): number[] {
  return answers.map(({ pages }, at) =>
    pages.slice(0, 5).findIndex((page) => judged[at]!.pages.includes(page)),
  );
}

/** The mean of 1 / place, MRR@5. */
export const mrr5 = (places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length;
