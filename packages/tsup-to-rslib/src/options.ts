import data from './tsup-options.json';

/** How an option of tsup lives on: as it is, with another meaning or form, or not at all. */
export type MappingKind = 'mapped' | 'changed' | 'none';

export const GUIDE_LANGUAGES = ['en', 'zh'] as const;
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** A text in the languages of the guide, in which backticks mark code. */
type Words = Readonly<Record<GuideLanguage, string>>;

export interface Target {
  code: string;
  /** Its page below `docs`, with the section. */
  page: string;
}

export interface OptionFact extends Words {
  names: readonly string[];
  mapping: MappingKind;
  to: readonly Target[];
}

export type DiagnosticId = keyof (typeof data)['diagnostics'];

/** The one list of results for each option: the table of the guide and the notes read it. */
export const OPTION_FACTS = data.options as readonly OptionFact[];

/** Notes for one configuration only. */
export const DIAGNOSTICS: Readonly<Record<DiagnosticId, Words & { page?: string }>> =
  data.diagnostics;

const BY_NAME = new Map(OPTION_FACTS.flatMap((fact) => fact.names.map((name) => [name, fact])));

/** The entry for an option of tsup; undefined for a name that tsup does not have. */
export const factOf = (name: string): OptionFact | undefined => BY_NAME.get(name);
