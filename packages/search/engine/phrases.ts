import { rowNames, type Section } from './sections';
import type { SearchDocument } from './document';
import { fold } from './normalize';
import { closed, compact } from './query';
import { nameEnds } from './spelling';
import { CAMEL } from './tokenize';

/** Words of a text in their order, between single spaces. */
export const wordLine = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Neighbouring words of a text, with the space before and behind them. */
export function wordPairs(text: string): string[] {
  const words = wordLine(text).split(' ').filter(Boolean);
  return [...new Set(words.slice(1).map((word, at) => ` ${words[at]!} ${word} `))];
}

/** How much two texts have of each other's pairs: 1 where they are the same, 0 where nothing is. */
export function pairSimilarity(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((pair) => b.includes(pair)).length;
  return common === 0 ? 0 : common / Math.sqrt(a.length * b.length);
}

/** The word pairs of a query that a section contains. */
export interface PhraseMatch {
  /** Which share of them stands there. */
  share: number;
  /** How much its heading is like the query. */
  heading: number;
}

/** A section in the form in which queries are compared with it. */
export interface SectionLine {
  heading: string;
  /** Its heading without what parts the words. */
  closed: string;
  content: string;
  /** Names that it describes, closed up: its heading with the ends of it, and flags. */
  names: readonly string[];
  /** Its text as pasted queries are compared with it. */
  folded: () => string;
  match: (pairs: readonly string[]) => PhraseMatch;
}

/** Flags are described where they stand first in a row. */
const FLAG = /(?<![\w-])--?[a-z][\w-]*/gi;

/** The sections of a page as lines; the beginning of the page is headed by its title. */
export function toLines(document: SearchDocument, sections: readonly Section[]): SectionLine[] {
  return sections.map(({ headings, content }) => {
    const text = headings.at(-1)?.text ?? document.title;
    const flags = rowNames(content).flatMap((name) => name.match(FLAG) ?? []);
    const own = headings.length === 0 ? document.names : [];
    // A query for `distPath` among other words may write it as two.
    const spread = text.split(CAMEL).join(' ');
    const heading = wordLine(text) + wordLine(spread);
    const line = wordLine(content);
    const pairs = wordPairs(text);
    let folded: string | undefined;
    return {
      heading,
      closed: closed(text),
      content: line,
      names: [...[text, ...own].flatMap(nameEnds).map(closed), ...flags.map(closed)],
      folded: () => (folded ??= compact(content)),
      match: (asked) => ({
        share:
          asked.filter((pair) => line.includes(pair) || heading.includes(pair)).length /
          asked.length,
        heading: pairSimilarity(asked, pairs),
      }),
    };
  });
}
