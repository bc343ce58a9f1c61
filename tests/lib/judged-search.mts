import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readGlossary, synonymsOf } from '@rslib-docs/kit/node/glossary';
import { listFiles } from '@rslib-docs/kit/node/files';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { textOf, toSearchDocuments, type SearchDocument } from '@rslib-docs/search/engine/document';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { hasHan, replaceVariants } from '@rslib-docs/search/engine/han-variants';
import { toHits } from '@rslib-docs/search/engine/hits';
import { findHanVariants, withPinyin } from '@rslib-docs/search/plugin/chinese';
import { AREAS, isPartial, TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { parseHeader } from '../../src/plugins/front-matter/header';
import { optionTexts } from '../../src/plugins/option-facts/option-texts';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';
import { SEARCH_AREAS } from '../../src/site/navbar';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const SYNONYMS = withPinyin(synonymsOf(readGlossary(ROOT)));

const isAside = (route: string) =>
  !SEARCH_AREAS.some((area) => area.hasAnswers && new RegExp(area.activeMatch).test(route));

/** The documents that the build writes, from the sources: addresses without base and language. */
export async function readDocuments(locale: Locale): Promise<SearchDocument[]> {
  const pages = [];
  for (const { name, english, chinese } of AREAS) {
    const folder = locale === DEFAULT_LOCALE ? english : `${TRANSLATIONS}/${chinese}`;
    const base = name === 'blog' ? '/blog/' : '/';
    for (const file of await listFiles(path.join(ROOT, folder), '.mdx')) {
      if (isPartial(file)) continue;
      const source = readFileSync(path.join(ROOT, folder, file), 'utf8');
      const { frontMatter } = await parseHeader(file, source);
      const { headings, content } = await readCachedMarkdown(source, optionTexts(frontMatter));
      const slug = String(frontMatter.slug ?? file.replace(/(^|\/)index\.mdx$|\.mdx$/, '$1'));
      pages.push({
        title: String(frontMatter.title),
        description: String(frontMatter.description),
        routePath: slug.startsWith('/') ? slug : base + slug,
        version: '',
        frontmatter: frontMatter,
        toc: headings,
        content,
      });
    }
  }
  pages.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  return toSearchDocuments(pages, () => '', isAside);
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

/** The queries of a set in a language, of `tests/search/queries/`. */
export function readQueries<T = Judged>(set: string, locale: Locale): readonly T[] {
  const file = path.join(ROOT, `tests/search/queries/${set}.json`);
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
