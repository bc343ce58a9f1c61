import type { GlossaryTerm } from '@rslib-docs/kit/shared/glossary/contract';
import { readGlossary } from '@rslib-docs/kit/node/glossary/read-glossary';

/** A word and how it is translated. */
export interface Term {
  en: string;
  zh: string;
  note: string;
}

const toTerm = ({ en, zh, note = '' }: GlossaryTerm): Term => ({ en, zh, note });
const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;

/**
 * One row for each word, as a glossary finds words, not lists: `asset / static asset` are two, and
 * the sense of `bundle (noun)` is a note. Words and their translations go in pairs where there are
 * as many of both.
 */
function toRows({ en, zh, note }: Term): string[][] {
  const [words, meanings] = [en.split(' / '), zh.split(' / ')];
  return words.map((word, at) => {
    const [, name, sense] = /^(.*?)(?: \((.+)\))?$/.exec(word)!;
    const meaning = words.length === meanings.length ? meanings[at]! : zh;
    return [name!, meaning, [sense, note].filter(Boolean).join('; ')];
  });
}

/** Every field is quoted, so that no comma of a note can move a column. */
export function formatTerms(terms: readonly Term[]): string {
  const rows = terms.flatMap(toRows);
  return [['en', 'zh', 'note'], ...rows].map((row) => row.map(quote).join(',')).join('\n');
}

/** The words of the project; none where it keeps no glossary. */
export function readTerms(root: string): Term[] {
  return readGlossary(root).terms.map(toTerm);
}
