import path from 'node:path';
import { copyAddress } from '@rslib-docs/kit/shared/addresses';
import type { SiteLanguage, SitePage } from './read-site.mts';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,6} /;
const LINK = /\]\((https?:\/\/[^)\s#]+?)(#[^)\s]*)?\)/g;

/** Which lines of a text are headings; what looks like one in a sample is none. */
function headingLines(lines: readonly string[]): number[] {
  let fence: string | undefined;
  return lines.flatMap((line, at) => {
    const marks = FENCE.exec(line)?.[1];
    if (marks === undefined) return fence === undefined && HEADING.test(line) ? [at] : [];
    if (fence === undefined) fence = marks;
    else if (line.trim() === marks && marks.startsWith(fence)) fence = undefined;
    return [];
  });
}

/** The text with the ids of its headings. @throws Error where the index has other headings */
function withHeadingIds({ text, document: { toc }, path: page }: SitePage): string {
  const lines = text.split('\n');
  const headings = headingLines(lines);
  if (headings.length !== toc.length) {
    const counts = `${headings.length} headings, the search index has ${toc.length}`;
    throw new Error(`The copy of ${page} has ${counts}. Build the site again.`);
  }
  for (const [place, at] of headings.entries()) lines[at] += ` {#${toc[place]!.id}}`;
  return lines.join('\n');
}

/** Every page of a language by its file; links from page to page lead to the files. */
export function writePages({ lang, pages }: SiteLanguage): Map<string, string> {
  const addressOf = ({ header, document }: SitePage) =>
    new URL(copyAddress(document.routePath), header.url).href;
  const byAddress = new Map(pages.map((page) => [addressOf(page), page.path]));
  return new Map(
    pages.map((page) => {
      const linked = withHeadingIds(page).replace(LINK, (link, address: string, id = '') => {
        const target = byAddress.get(address);
        const from = path.posix.dirname(page.path);
        return target === undefined ? link : `](${path.posix.relative(from, `${target}.md`)}${id})`;
      });
      const { url, 'rslib-version': version } = page.header;
      const source = `Source: ${url} (@rslib/core ${version})`;
      return [`${lang}/${page.path}.md`, `${linked.trimEnd()}\n\n---\n\n${source}\n`];
    }),
  );
}
