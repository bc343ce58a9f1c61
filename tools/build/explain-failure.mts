/** A page as far as a message needs it. */
export interface KnownPage {
  routePath: string;
  /** Its source, relative to the project. */
  relativePath: string;
}

/** A link of the frame around all pages, with the place where it is written. */
export interface FrameLink {
  file: string;
  label: string;
  /** Addresses as pages carry them: one for each language. */
  addresses: readonly string[];
}

const RENDERED = /Can't render static file for pathname "([^"]+)"[\s\S]*?\[cause\]: (.+)/g;
/** What the system says where a file cannot be written, whatever page it was for. */
const UNWRITTEN = /\b(?:ENOSPC|EDQUOT|EROFS|EFBIG|EMFILE|EIO): [^,\]]+/;
const SOURCE = /Broken (?:link|anchor) on source page path = (.+):$/;
const TARGET = /-> linking to (\S+)/;

/**
 * What Docusaurus reports by address, by the file in which it is to be mended: pages that throw
 * while they are rendered, broken links, and links of the frame, which are broken on every page.
 */
export function explainFailure(
  log: string,
  pages: readonly KnownPage[],
  frame: readonly FrameLink[],
): string[] {
  const files = new Map(pages.map(({ routePath, relativePath }) => [routePath, relativePath]));
  const place = (route: string): string =>
    files.has(route) ? `${files.get(route)} (${route})` : route;
  const problems = new Set<string>();
  const unwritten = UNWRITTEN.exec(log)?.[0];
  if (unwritten)
    problems.add(`Files cannot be written: ${unwritten}. Make room, then build again.`);
  for (const { route, message } of findUnrendered(log)) problems.add(`${place(route)}: ${message}`);
  let route = '';
  for (const line of log.split('\n')) {
    route = SOURCE.exec(line.trim())?.[1] ?? route;
    const target = TARGET.exec(line)?.[1];
    if (target === undefined) continue;
    const common = frame.find(({ addresses }) => addresses.includes(target));
    problems.add(
      common
        ? `${common.file}: "${common.label}" links to ${target}, which does not exist. Correct it there.`
        : `${place(route)}: the link ${target} leads nowhere. Correct or remove it.`,
    );
  }
  return [...problems];
}

/** Pages that threw while they were rendered, by address, with what they threw. */
export function findUnrendered(log: string): { route: string; message: string }[] {
  return [...log.matchAll(RENDERED)]
    .filter(([, , message]) => !UNWRITTEN.test(message!))
    .map(([, route, message]) => ({
      route: route!,
      message: `cannot be rendered. ${message!.replace(/ \{$/, '')}`,
    }));
}
