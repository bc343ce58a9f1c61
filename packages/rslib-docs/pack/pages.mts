import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { copyAddress } from '@rslib-docs/kit/shared/addresses';
import type { SiteLanguage, SitePage } from './read-site.mts';

const LINK = /\]\((https?:\/\/[^)\s#]+?)(#[^)\s]*)?\)/g;

/** The text with the ids of its headings. @throws Error where the index has other headings */
function withHeadingIds({ text, document: { toc }, path: page }: SitePage): string {
  const lines = text.split('\n');
  const nodes = fromMarkdown(text).children;
  const headings = nodes.filter((node) => node.type === 'heading' && node.depth > 1);
  if (headings.length !== toc.length) {
    const counts = `${headings.length} headings, the search index has ${toc.length}`;
    throw new Error(`The copy of ${page} has ${counts}. Build the site again.`);
  }
  for (const [at, { position }] of headings.entries())
    lines[position!.end.line - 1] += ` {#${toc[at]!.id}}`;
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
