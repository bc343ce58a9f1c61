import type { SearchDocument, SearchHeading } from './document';

/** A stretch of a page below one heading. */
export interface Section {
  /** The headings above it, from the second level down; empty for the beginning of the page. */
  headings: SearchHeading[];
  content: string;
}

/** Cuts a page at its headings. */
export function toSections({ content, toc }: SearchDocument): Section[] {
  const placed = toc.filter(({ charIndex }) => charIndex >= 0 && charIndex <= content.length);
  const sections: Section[] = [
    { headings: [], content: content.slice(0, placed[0]?.charIndex ?? content.length) },
  ];
  let path: SearchHeading[] = [];
  placed.forEach((heading, at) => {
    path = [...path.filter(({ depth }) => depth < heading.depth), heading];
    const from = heading.charIndex + heading.text.length;
    sections.push({
      headings: path,
      content: content.slice(from, placed[at + 1]?.charIndex ?? content.length),
    });
  });
  return sections;
}

/** `Page > Section > Subsection`. */
export function sectionHeader(title: string, { headings }: Section): string {
  return [title, ...headings.map(({ text }) => text)].join(' > ');
}
