import type { TOCItem } from '@docusaurus/mdx-loader';

/** Deepest level of a heading in the outline (specification §9, "Headings in outline"). */
const DEEPEST_LEVEL = 4;

/** The headings of a page that its outline lists: levels 2 to 4. */
export function outlineEntries(toc: readonly TOCItem[]): readonly TOCItem[] {
  return toc.filter(({ level }) => level >= 2 && level <= DEEPEST_LEVEL);
}
