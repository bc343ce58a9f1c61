import type { SearchDocument } from '@rslib-docs/search/engine/document';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';

/*
 * The files of the package beside its code, written by `pack/`:
 *
 *   <lang>/guide/basic/cli.md   every page, with the ids of its headings
 *   AGENTS.<lang>.md            which pages there are, for the file of instructions of a project
 *   data/search.<lang>.json     LanguageData
 *   data/facts.json             Facts
 *   data/types.json             PackedTypes
 */

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In bytes: what `AGENTS.<lang>.md` may cost every conversation of an assistant. */
export const MAX_INDEX_BYTES = 8192;

export interface LanguageData {
  /** Their `routePath` is the path of the page in the package: `guide/basic/cli`. */
  documents: SearchDocument[];
  /** Characters as they are typed elsewhere, in the form of `writeVariants`. */
  variants: string[];
}

/** A text that Rslib prints, with `…` for what changes, and the section that explains it. */
export interface ExplainedMessage {
  text: string;
  /** `guide/faq/errors#no-entry`, the same in all languages. */
  place: string;
}

/** An option of the documented version. */
export interface OptionFact {
  /** `dts.bundle`, `output.target`, as it is written in a lib item. */
  name: string;
  /** The section about it: `config/rsbuild/output#output-target`. */
  page: string;
  /** Minor version that brought it, if the first one did not have it. */
  since?: string;
}

export interface Facts {
  /** The version of `@rslib/core` that the pages describe. */
  version: string;
  synonyms: Synonyms;
  messages: ExplainedMessage[];
  options: OptionFact[];
}

/** Declarations for projects without packages of their own, by path below `node_modules`. */
export interface PackedTypes {
  packages: Record<string, string>;
  /** The declarations of the language, by file name: `lib.es2023.d.ts`. */
  libraries: Record<string, string>;
}
