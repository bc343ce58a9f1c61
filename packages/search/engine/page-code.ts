import type { SearchDocument, SearchHeading } from './document';

/*
 * The text of code samples, a quarter of an index, is loaded on the first search:
 *
 *   search-index.<lang>.json   the documents, their content without samples
 *   search-code.<lang>.json    what to put back, and where
 */

/** Range of a code sample in a text: from here to before there. */
export type TextRange = readonly [from: number, to: number];

/** Text and the offset in the content where it is put back. */
type Piece = [at: number, text: string];

export interface PageCode {
  routePath: string;
  /** Length of the content without it, which detects code of another build. */
  length: number;
  code: Piece[];
}

/** Name of the file with the code, beside the index of the same language and version. */
export function codeFile(indexFile: string): string {
  return indexFile.replace(/^search-index/, 'search-code');
}

const moveHeadings = (toc: readonly SearchHeading[], move: (charIndex: number) => number) =>
  toc.map((heading) =>
    heading.charIndex < 0 ? heading : { ...heading, charIndex: move(heading.charIndex) },
  );

/** A document without its samples, and these, if there are any. `withCode` puts them back. */
export function takeCode(
  document: SearchDocument,
  samples: readonly TextRange[],
): { prose: SearchDocument; code?: PageCode } {
  const { content, routePath } = document;
  const code: Piece[] = [];
  let prose = '';
  let read = 0;
  for (const [from, to] of samples) {
    // A block goes with the line break before it; where there is none, with the one after it.
    const start = Math.max(from - 1, read);
    prose += content.slice(read, start);
    read = prose ? to : Math.min(to + 1, content.length);
    const text = content.slice(start, read);
    const last = code.at(-1);
    if (last?.[0] === prose.length) last[1] += text;
    else code.push([prose.length, text]);
  }
  if (code.length === 0) return { prose: document };
  prose += content.slice(read);
  const taken = (charIndex: number) =>
    samples
      .filter(([from]) => from < charIndex)
      .reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const toc = moveHeadings(document.toc, (charIndex) => charIndex - taken(charIndex));
  return {
    prose: { ...document, content: prose, toc },
    code: { routePath, length: prose.length, code },
  };
}

function isPiece(value: unknown): value is Piece {
  return Array.isArray(value) && Number.isSafeInteger(value[0]) && typeof value[1] === 'string';
}

/** Reads the answer of a host. Throws if it is not a list; leaves out entries that are not code. */
export function readPageCode(value: unknown): PageCode[] {
  if (!Array.isArray(value)) throw new Error('The code of the search index is not a list.');
  return value.filter((entry: unknown): entry is PageCode => {
    const { routePath, length, code } = (entry ?? {}) as Partial<PageCode>;
    const isNamed = typeof routePath === 'string' && typeof length === 'number';
    return isNamed && Array.isArray(code) && code.every(isPiece);
  });
}

/** Whether code was taken from this content: between blocks of it, and in order. */
const isOf = ({ content }: SearchDocument, { length, code }: PageCode): boolean =>
  length === content.length &&
  code.every(([at], place) => {
    const isAfterLast = at >= (code[place - 1]?.[0] ?? 0);
    return isAfterLast && (at === 0 || at === length || content[at] === '\n');
  });

function addCode(document: SearchDocument, { code }: PageCode): SearchDocument {
  const { content, toc } = document;
  const starts = [0, ...code.map(([at]) => at)];
  const prose = starts.map((from, place) => content.slice(from, starts[place + 1]));
  const whole = prose.map((text, place) => (code[place - 1]?.[1] ?? '') + text).join('');
  const codeUpTo = (charIndex: number) => code.filter(([at]) => at <= charIndex);
  const move = (charIndex: number) =>
    charIndex + codeUpTo(charIndex).reduce((sum, [, text]) => sum + text.length, 0);
  return { ...document, content: whole, toc: moveHeadings(toc, move) };
}

/** The documents with their code; documents that the code does not fit stay unchanged. */
export function withCode(
  documents: readonly SearchDocument[],
  code: readonly PageCode[],
): SearchDocument[] {
  const byPath = new Map(code.map((page) => [page.routePath, page]));
  return documents.map((document) => {
    const its = byPath.get(document.routePath);
    return its && isOf(document, its) ? addCode(document, its) : document;
  });
}
