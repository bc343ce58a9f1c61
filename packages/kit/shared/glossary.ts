/** File of the glossary, relative to the project. */
export const GLOSSARY_FILE = 'i18n/glossary.yaml';
/** On the link of a term in a page: its definition, written by the build, with code in backticks. */
export const DEFINITION = 'data-definition';
/** In characters: a definition is read in passing. */
export const LONGEST_DEFINITION = 160;

export type GlossaryLanguage = 'en' | 'zh';

/** What the glossary says of a term in one language. */
export interface Definition {
  title: string;
  /** Plain text, with code in backticks. */
  definition: string;
  /** What only the page says: Markdown. */
  more?: string;
  /** What is underlined in pages, without English plurals. */
  mark?: readonly string[];
}

export interface GlossaryEntry extends Record<GlossaryLanguage, Definition> {
  id: string;
}

export interface GlossaryTerm extends Record<GlossaryLanguage, string> {
  note?: string;
  /** Words of either language by which search finds the same. */
  search?: readonly string[];
  entry?: GlossaryEntry;
}

export interface GlossaryGroup extends Record<GlossaryLanguage, string> {
  id: string;
  entries: readonly string[];
}

export interface Glossary {
  groups: readonly GlossaryGroup[];
  terms: readonly GlossaryTerm[];
}
