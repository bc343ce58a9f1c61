import type { TranslationState } from '@rslib-docs/translations/plugin/contract';
import type { PageData } from '../page-data/contract';

/** The part of the data of a page that a copy needs. */
export type CopiedPage = Pick<
  PageData,
  'title' | 'description' | 'routePath' | 'state' | 'relativePath' | 'version' | 'frontmatter'
>;

export interface SiteAddress {
  /** `https://rslib.rs` */
  origin: string;
  /** Base path of the language, beginning and ending with a slash. */
  base: string;
}

/** A heading of the navigation and the pages below it, in the language of the site. */
export interface PageGroup {
  label: string;
  /** Addresses, in the order of the navigation. */
  routePaths: readonly string[];
}

export type TranslationStates = Readonly<Record<string, TranslationState>>;

/** Texts for assistants that answer questions about the documented tool. */
export interface AssistantRules {
  /** Precedes the address of the index in every copy. */
  index: string;
  /** Stands above the rules. */
  intro: string;
  /** Markdown, and the address of the page with more, without base path and language. */
  rules: readonly { text: string; page: string }[];
}

export interface MarkdownCopiesOptions {
  tagline: string;
  /** Name of the group of posts in the index. */
  blogLabel: string;
  toolVersion: string;
  isTranslation: boolean;
  /** Languages with their base paths, the one that is being built first. */
  languages: readonly { lang: string; base: string }[];
  /** Instructions for an assistant, in the language of the index. */
  rules: AssistantRules;
}
