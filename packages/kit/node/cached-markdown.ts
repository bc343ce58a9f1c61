import { ALL_PACKAGES, contentCache } from './content-cache';
import { readMarkdown, type MarkdownPage } from '../shared/markdown/read-markdown';

const fromCache = contentCache('markdown', {
  packages: [],
  sources: ['packages/kit/shared/markdown', ALL_PACKAGES],
});

/**
 * Reads an MDX source as `readMarkdown` does, or takes what it found before: the page data and the
 * Markdown copies ask for the same, and most pages are as they were in the last build. The tree is
 * the caller's own. Syntax trees of code in it are plain objects.
 */
export async function readCachedMarkdown(
  source: string,
  below: Readonly<Record<string, string>> = {},
): Promise<MarkdownPage> {
  const make = async () => JSON.stringify(await readMarkdown(source, below));
  const read = await fromCache(JSON.stringify([source, below]), make);
  return JSON.parse(String(read)) as MarkdownPage;
}
