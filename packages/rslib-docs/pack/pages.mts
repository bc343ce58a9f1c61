import path from 'node:path';
import type { SiteLanguage, SitePage } from './read-site.mts';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,6} /;

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

/**
 * The text with the ids of its headings, by which sections are read and linked.
 * @throws Error where its headings are not those that the index knows
 */
function withHeadingIds({ text, document, path: page }: SitePage): string {
  const lines = text.split('\n');
  const headings = headingLines(lines);
  if (headings.length !== document.toc.length) {
    const counts = `${headings.length} headings, the search index has ${document.toc.length}`;
    throw new Error(`The copy of ${page} has ${counts}. Build the site again.`);
  }
  headings.forEach((at, place) => (lines[at] += ` {#${document.toc[place]!.id}}`));
  return lines.join('\n');
}

const LINK = /\]\((https?:\/\/[^)\s#]+?)(#[^)\s]*)?\)/g;

/** Every page of a language by its file; links from page to page lead to the files. */
export function writePages({ lang, pages }: SiteLanguage): Map<string, string> {
  const byAddress = new Map(
    pages.map((page) => {
      const { origin } = new URL(page.header.url);
      const base = lang === 'en' ? '/' : `/${lang}/`;
      return [`${origin}${base}${page.path}.md`, page.path];
    }),
  );
  return new Map(
    pages.map((page) => {
      const linked = withHeadingIds(page).replace(LINK, (link, address: string, id = '') => {
        const target = byAddress.get(address);
        if (target === undefined) return link;
        const from = path.posix.dirname(page.path);
        return `](${path.posix.relative(from, `${target}.md`)}${id})`;
      });
      const facts = `Source: ${page.header.url} (@rslib/core ${page.header['rslib-version']})`;
      return [`${lang}/${page.path}.md`, `${linked.trimEnd()}\n\n---\n\n${facts}\n`];
    }),
  );
}
