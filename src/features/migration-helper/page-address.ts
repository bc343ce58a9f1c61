/** Address of the helper's page, below the language and the version. */
const OWN_PAGE = 'guide/migration/tsup';

/** Address of a page of the same language and version: `page` is its file below `docs`. */
export function pageAddress(page: string, ownAddress: string): string {
  if (!ownAddress.includes(OWN_PAGE)) throw new Error(`${ownAddress} is not ${OWN_PAGE}`);
  return ownAddress.split(OWN_PAGE)[0] + page.replace(/(?:\bindex)?\.mdx/, '');
}
