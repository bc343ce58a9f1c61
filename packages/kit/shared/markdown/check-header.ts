/** The lines around the front matter are not those of plain YAML. */
export class HeaderError extends Error {
  /** Line in the file, from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Throws a `HeaderError` unless a page has no front matter, or plain YAML between two lines of three
 * hyphens. The parser of Docusaurus takes more than other readers of Markdown do: a word behind the
 * first line names a language, of which `---js` is evaluated; whatever begins with three hyphens
 * ends the header.
 */
export function checkHeader(source: string): void {
  const [first = '', ...rest] = source.replace(/^\uFEFF/, '').split('\n');
  if (!/^---(?!-)/.test(first)) {
    if (!/^\s*---(?!-)/.test(source)) return;
    throw new HeaderError(
      1,
      'the front matter must begin on the first line. Remove what stands before it.',
    );
  }
  if (!/^---[ \t]*\r?$/.test(first)) {
    throw new HeaderError(
      1,
      'the front matter is YAML below a line of three hyphens. Remove what follows them.',
    );
  }
  const end = rest.findIndex((line) => line.startsWith('---'));
  if (end < 0) {
    throw new HeaderError(
      1,
      'the front matter opens with --- but is never closed. Add a line --- after the last key.',
    );
  }
  if (/^---[ \t]*\r?$/.test(rest[end]!)) return;
  throw new HeaderError(
    end + 2,
    'the front matter ends with a line of three hyphens and nothing else. Correct this line.',
  );
}
