/** Lists that stock Docusaurus adds by itself, and pages that are no content of ours. */
const GENERATED =
  /^(?:404|search|tags(?:\/.*)?|blog(?:\/(?:archive|authors(?:\/.*)?|tags(?:\/.*)?|page\/\d+))?)$/;

/** The paths of the content pages among the HTML files of a build, without slashes on the ends. */
export function contentPages(htmlFiles: readonly string[], folders: readonly string[]): string[] {
  return htmlFiles
    .map((file) => file.replace(/(?:^|\/)index\.html$|\.html$/, ''))
    .filter((page) => {
      const folder = folders.find((name) => page.startsWith(`${name}/`));
      return !GENERATED.test(folder ? page.slice(folder.length + 1) : page);
    });
}

/**
 * Every page in a site costs every visitor some bytes, so both sites must hold the same ones.
 * Throws with the differences between the two lists of paths.
 */
export function assertSamePages(ours: readonly string[], stock: readonly string[]): void {
  const trim = (pages: readonly string[]) =>
    new Set(pages.map((page) => page.replace(/^\/|\/$/g, '')));
  const inOurs = trim(ours);
  const inStock = trim(stock);
  const problems = [
    ...[...inOurs].filter((page) => !inStock.has(page)).map((page) => `only in ours: /${page}`),
    ...[...inStock].filter((page) => !inOurs.has(page)).map((page) => `only in stock: /${page}`),
  ];
  if (problems.length === 0) return;
  throw new Error(
    'The two builds do not hold the same pages. Run with --build and without --reuse-stock, so ' +
      `that both are built from the content as it is.\n  ${problems.join('\n  ')}`,
  );
}
