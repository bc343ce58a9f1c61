import { mendFences } from './fences';
import { mendFrontMatter } from './front-matter';
import { mendHeadings } from './headings';
import { mendInline } from './inline';
import { unwrap } from './unwrap';
import { readLines, writeLines } from './lines';

/**
 * Undoes what tools of translation do to the form of a page, by its original: ids of headings,
 * comments, escapes, entities, quotation marks in code, front matter, notices, wrapped
 * lines. Words stay as they
 * are, and so does what the original has too. The page need not be one that a parser can read.
 */
export function mendPage(english: string, translated: string): string {
  const original = readLines(english);
  const mends = [mendFrontMatter, mendFences, unwrap, mendInline, mendHeadings];
  return writeLines(mends.reduce((lines, mend) => mend(lines, original), readLines(translated)));
}
