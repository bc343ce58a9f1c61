import { readSearchDocuments, type SearchDocument } from '@rslib-docs/search/engine/document';

/**
 * A page as an engine holds it. What an older release has loaded may lack fields: those get the
 * value that a page without them has. Undefined where it is no page.
 */
export function readStoredPage(json: string): SearchDocument | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    return undefined;
  }
  const [page] = readSearchDocuments([stored]);
  if (!page) return undefined;
  // The browser never trusts these of an index; here they are what the loader has written.
  const { id, domain } = stored as Partial<SearchDocument>;
  return {
    ...page,
    id: Number.isSafeInteger(id) ? id! : 0,
    domain: typeof domain === 'string' ? domain : '',
  };
}
