import path from 'node:path';
import { readGlossary, synonymsOf } from '@rslib-docs/kit/node/glossary/read-glossary';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { withPinyin } from '@rslib-docs/search/plugin/with-pinyin';

const SYNONYMS = withPinyin(synonymsOf(readGlossary(path.resolve(import.meta.dirname, '../..'))));

/** Our search over the documents of a language. */
export function searchWith(documents: readonly SearchDocument[]) {
  const engine = new SearchEngine(documents, SYNONYMS);
  return (query: string) => engine.search(query).pages.map(({ document }) => document.routePath);
}
