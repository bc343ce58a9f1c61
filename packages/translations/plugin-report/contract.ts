/** Where a page stands on the status page. */
export type StatusArea = 'guide' | 'config' | 'blog' | 'other';

export interface StatusSection {
  /** Id of its heading; `:front-matter` and `:intro` have none. */
  id: string;
  /** Its English heading; empty where it has none. */
  title: string;
  state: 'stale' | 'unaccepted' | 'missing' | 'orphan';
  /** Where the language of the build shows it, or its page; undefined where it shows neither. */
  to?: string;
}

export interface StatusPage {
  area: StatusArea;
  title: string;
  /** Path of its route in the language of the build; undefined where it has none. */
  path?: string;
  /** Where its translation is or belongs, relative to the project. */
  file: string;
  state: 'current' | 'behind' | 'missing' | 'orphan' | 'broken';
  sections: number;
  currentSections: number;
  behind: StatusSection[];
}

export interface StatusTexts {
  file: string;
  total: number;
  translated: number;
}

export interface StatusTerm {
  en: string;
  zh: string;
  note: string;
}

/** What the status page shows: what `npm run i18n status` says, with titles and addresses. */
export interface TranslationStatus {
  pages: StatusPage[];
  texts: StatusTexts[];
  terms: StatusTerm[];
}
