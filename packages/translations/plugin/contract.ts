/** A section whose English has changed since it was translated, or that is not translated. */
export interface OutdatedSection {
  /** Id of its heading; empty for what stands before the first one. */
  id: string;
  title: string;
}

/** A piece of a text, and whether it stands only on this side of a comparison. */
export type ReviewWords = [text: string, isChange: boolean];

/** An outdated section, as the review view of development shows it. */
export interface ReviewSection {
  id: string;
  title: string;
  /** The English that was translated; empty where the section is new. */
  before: ReviewWords[];
  /** Why the English that was translated cannot be shown, where it cannot. */
  missing?: string;
  /** The English of today. */
  after: ReviewWords[];
  chinese: string;
  /** The command that marks the section as current. */
  command: string;
}

/** How a page of a translated language differs from a faithful, current translation. */
export type TranslationState =
  | {
      state: 'english';
      reason: 'missing' | 'broken';
      /** Where the translation belongs, relative to the project. */
      file: string;
    }
  | {
      state: 'behind';
      sections: readonly OutdatedSection[];
      /** In development only. */
      review?: readonly ReviewSection[];
    };

/** The plugin's global data: only pages that are not current, by route path. */
export interface TranslationGlobal {
  pages: Readonly<Record<string, TranslationState>>;
}

export const TRANSLATION_STATE_PLUGIN = 'translation-state';
/** The same data beside the generated files, for later steps of the build. */
export const TRANSLATION_STATE_FILE = 'translation-state.json';
