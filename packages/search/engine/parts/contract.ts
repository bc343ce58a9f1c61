/*
 * An index in parts, for sites whose pages are too many to be loaded before the first answer.
 *
 *   head    search-index.<lang>.parts.json         where the term files begin
 *   terms   assets/search/terms-<n>.<hash>.json    word → the pages that hold it, with weights
 *   pages   assets/search/page-<id>.<hash>.json    the search document of one page
 *
 * A query loads the head, the term files of its words and the pages that promise most, which the
 * engine of the undivided index then ranks. All names but the head's carry the hash of the whole
 * index, so parts of two builds never meet.
 */

/** An index is divided above this, counted as it travels (gzip). */
export const UNDIVIDED_BYTES = 300_000;

export interface PartsHead {
  /** Hash of the whole index; part of every file's name. */
  hash: string;
  /** Number of pages; their ids are 0 to `pages - 1`. */
  pages: number;
  /** First word of each term file; the words are in the order of their UTF-16 units. */
  firstTerms: string[];
}

/** Words, each with id and weight of a page, of the next …, the heaviest first. */
export type TermFile = [word: string, numbers: number[]][];

/** Name of the head, beside the undivided index of the same language and version. */
export function headFile(indexFile: string): string {
  return indexFile.replace(/\.json$/, '.parts.json');
}

export const termsFile = (at: number, hash: string) => `assets/search/terms-${at}.${hash}.json`;
export const pageFile = (id: number, hash: string) => `assets/search/page-${id}.${hash}.json`;

/** The term file that may contain `word`, or its completions. */
export function filesOf({ firstTerms }: PartsHead, word: string, isPrefix: boolean): number[] {
  // Everything that begins with the word is before this.
  const end = isPrefix ? `${word}\uffff` : word;
  const fileOf = (text: string) => firstTerms.findLastIndex((first) => first <= text);
  return [...firstTerms.keys()].slice(Math.max(fileOf(word), 0), fileOf(end) + 1);
}

export function readHead(value: unknown): PartsHead {
  const { hash, pages, firstTerms } = (value ?? {}) as Partial<PartsHead>;
  const isHead =
    typeof hash === 'string' &&
    /^[0-9a-f]+$/.test(hash) &&
    Number.isSafeInteger(pages) &&
    Array.isArray(firstTerms) &&
    firstTerms.every((term) => typeof term === 'string');
  if (!isHead) throw new Error('The head of the search index cannot be read.');
  return { hash, pages: pages!, firstTerms };
}
