/** The formats that the showcase builds, in the order of its tabs. */
export const SHOWCASE_FORMATS = ['esm', 'cjs', 'umd', 'mf'] as const;
export type ShowcaseFormat = (typeof SHOWCASE_FORMATS)[number];

/** Plain text, or text with its role: the class is `t-<role>`. */
export type CodeToken = string | readonly [role: string, text: string];

export interface CodeLine {
  tokens: readonly CodeToken[];
  /** The format that this line of the config is responsible for. */
  format?: ShowcaseFormat;
  /** Number of lines of the real file that stand here and are not shown; `tokens` is empty then. */
  hidden?: number;
}

/** A file or folder below `dist`; a file has a size. */
export interface DistEntry {
  name: string;
  format?: ShowcaseFormat;
  size?: string;
  children?: readonly DistEntry[];
}

export interface FormatResult {
  /** A file of the format, path and content, with less important lines left out. */
  file: { path: string; lines: readonly CodeLine[] };
  /** How the file is found: a field of package.json, for MF a setting of the host. */
  found: CodeLine;
  /** How a consumer takes the export. */
  used: CodeLine;
  /** The output of the call, run against the built file. */
  printed?: string;
}

/** Written by `npm run site -- prove real-output home --write` from real runs of Rslib; never by hand. */
export interface ShowcaseData {
  call: CodeLine;
  config: readonly CodeLine[];
  dist: readonly DistEntry[];
  results: Readonly<Record<ShowcaseFormat, FormatResult>>;
}
