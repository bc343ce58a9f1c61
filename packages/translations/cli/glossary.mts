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

/** Every field is quoted, so that no comma of a note can move a column. */
export function formatTerms(terms: readonly Term[]): string {
  const rows = terms.map(({ en, zh, note }) => [en, zh, note]);
  return [['en', 'zh', 'note'], ...rows].map((row) => row.map(quote).join(',')).join('\n');
}

/** The words of the project; none where it keeps no glossary. */
export function readTerms(root: string): Term[] {
  return readGlossary(root).terms.map(toTerm);
}
