/** Result of one build. Written by `npm run site -- prove real-output --write`, never by hand. */
export interface StoredResult {
  /** Hash of the content of each file by its path below `dist`. */
  files: Readonly<Record<string, string>>;
  /** The output of the tool when it refused or failed. */
  error?: string;
}

/** All results. What many choices have in common is kept once, by its hash. */
export interface ExplorerStore {
  /** Version of Rslib that built. */
  version: string;
  /** Hash of everything that the results depend on. */
  inputs: string;
  contents: Readonly<Record<string, string>>;
  results: Readonly<Record<string, StoredResult>>;
  /** Hash of the result of each choice, by `choiceKey`. */
  choices: Readonly<Record<string, string>>;
}

/** Where answers lie below the base path: `<hash>.json`. */
export const ANSWERS_FOLDER = 'assets/output-explorer';

export interface AnswerFile {
  /** Below `dist`. */
  path: string;
  /** Highlighted lines: one `span.line` each, joined by line breaks. */
  html: string;
  bytes: number;
}

/** The data for one choice. */
export interface Answer {
  files: readonly AnswerFile[];
  error?: string;
}

/** The data about all choices that is in the page. */
export interface ExplorerIndex {
  version: string;
  answers: readonly string[];
  /** For each of `allChoices`, in that order, the place of its answer in `answers`. */
  places: readonly number[];
}

const isFile = (value: unknown): value is AnswerFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, html, bytes } = value as Record<keyof AnswerFile, unknown>;
  return typeof path === 'string' && typeof html === 'string' && typeof bytes === 'number';
};

/** An answer as it came over the network. Throws where it is none: a host may send anything. */
export function readAnswer(value: unknown): Answer {
  const { files, error } = (value ?? {}) as Record<keyof Answer, unknown>;
  const isAnswer =
    Array.isArray(files) && files.every(isFile) && ['undefined', 'string'].includes(typeof error);
  if (!isAnswer) throw new Error('This is not an answer of the output explorer.');
  return value as Answer;
}
