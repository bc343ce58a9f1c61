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

/** A piece of a text that can be shown by itself. */
export interface Block {
  text: string;
  /** A line of code reads as it stands. */
  isCode: boolean;
}

/** Where a sentence ends; `e.g.` and `lib.dts` do not. */
const SENTENCE_END = /(?<=[.!?]["”)]?)\s+(?=[\p{Lu}\p{N}"“`(])|(?<=[。！？][”）]?)/u;

/** The cells of a row below the names of their columns. */
function toRow(row: string, header: string): string {
  const names = header.split('\t');
  return row
    .split('\t')
    .map((cell, at) => (names[at] && cell ? `${names[at]}: ${cell}` : cell))
    .filter(Boolean)
    .join(' · ');
}

/**
 * Takes the text of a section (`readMarkdown` says how it is written) apart into what can be shown:
 * sentences, rows of tables and lines of code.
 */
export function toBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let header: string | undefined;
  for (const line of content.split('\n')) {
    if (!line.includes('\t') || line.startsWith('\r')) header = undefined;
    if (line.startsWith('\r')) {
      const code = line.split('\r').map((one) => one.trim());
      blocks.push(...code.map((text) => ({ text, isCode: true })));
    } else if (!line.includes('\t')) {
      blocks.push(...line.split(SENTENCE_END).map((text) => ({ text, isCode: false })));
    } else if (header === undefined) header = line;
    else blocks.push({ text: toRow(line, header), isCode: false });
  }
  return blocks.filter(({ text }) => text.trim());
}

/** The names in the first cells of the tables: what their rows are about. */
export function rowNames(content: string): string[] {
  return content
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('\r'))
    .map((line) => line.slice(0, line.indexOf('\t')));
}
