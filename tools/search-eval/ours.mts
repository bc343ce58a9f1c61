import type { SearchDocument } from '../../src/lib/search/document';
import { SearchEngine } from '../../src/lib/search/engine';
import { SEARCH_SYNONYMS } from '../../src/site/search';

/** Our search over the documents of a language. */
export function searchWith(documents: readonly SearchDocument[]) {
  const engine = new SearchEngine(documents, SEARCH_SYNONYMS);
  return (query: string) => engine.search(query).map(({ document }) => document.routePath);
}
