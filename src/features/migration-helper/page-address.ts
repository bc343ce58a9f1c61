/** Address of the helper's page, below the language and the version. */
const OWN_PAGE = 'guide/migration/tsup';

/** Address of a page of the same language and version: `page` is its file below `docs`. */
export function pageAddress(page: string, ownAddress: string): string {
  const base = ownAddress.slice(0, ownAddress.indexOf(OWN_PAGE));
  return base + page.replace(/(?:\bindex)?\.mdx/, '');
}
