/** A section whose English has changed since it was translated, or that is not translated. */
export interface BehindSection {
  /** Id of its heading; empty for what stands before the first one. */
  id: string;
  title: string;
}

/** How a page of a translated language differs from a faithful, current translation. */
export type TranslationState =
  | {
      state: 'english';
      reason: 'missing' | 'broken';
      /** Where the translation belongs, relative to the project. */
      file: string;
    }
  | { state: 'behind'; sections: readonly BehindSection[] };

/** The plugin's global data: only pages that are not current, by route path. */
export interface TranslationGlobal {
  pages: Readonly<Record<string, TranslationState>>;
}

export const TRANSLATION_STATE_PLUGIN = 'translation-state';
/** The same data beside the generated files, for later steps of the build. */
export const TRANSLATION_STATE_FILE = 'translation-state.json';
