import type { SearchablePage, SearchDocument } from '../engine/document';

/** A page of an index, with what a test says of it. */
export const documentOf = (id: number, given: Partial<SearchDocument>): SearchDocument => ({
  id,
  title: `Page ${id}`,
  content: '',
  domain: '',
  routePath: `/page-${id}`,
  toc: [],
  area: 'Guide',
  names: [],
  keywords: [],
  ...given,
});

/** A name of letters alone, far from all others: words with digits are not corrected. */
export const nameOf = (id: number): string =>
  String.fromCharCode(97 + Math.floor(id / 26), 97 + (id % 26)).repeat(5);
export const misspelled = (id: number): string => nameOf(id).replace(/(.)(.)$/, '$2$1');

/** A page as the site gives it, with a lead and sections. */
export function pageOf(
  routePath: string,
  title: string,
  lead: string,
  sections: Readonly<Record<string, string>> = {},
): SearchablePage {
  let content = lead;
  const toc = Object.entries(sections).map(([text, below]) => {
    const charIndex = content.length + 1;
    content += `\n${text}\n${below}`;
    return { text, id: text.toLowerCase().replace(/[^\w.]+/g, '-'), depth: 2, charIndex };
  });
  return { title, routePath, description: '', version: '', frontmatter: {}, content, toc };
}
