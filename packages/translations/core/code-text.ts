type CommentStyle = 'slashes' | 'css' | 'hash' | 'html' | 'markup-and-slashes';

/** Comment syntax of languages; unlisted ones have none. */
const LANGUAGES: Readonly<Record<CommentStyle, readonly string[]>> = {
  slashes: 'js jsx mjs cjs ts tsx mts cts json jsonc json5 scss less'.split(' '),
  css: ['css'],
  hash: ['bash', 'sh', 'shell', 'yaml', 'yml', 'toml'],
  html: ['html', 'xml'],
  'markup-and-slashes': ['vue', 'svelte'],
};

/**
 * A string is matched first and kept, so that comment signs inside of it are left alone. A comment
 * ends where the first reader ends it: at any line terminator, and in HTML at `<!-->` and `--!>`.
 */
const STRING = String.raw`"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'`;
const TEMPLATE = '`(?:\\\\[\\s\\S]|[^`\\\\])*`';
/** A regular expression stands where a value is expected: after an operator or `return`. */
const REGEXP = String.raw`(?<=(?:^|[(,=:[!&|?{};\n]|\breturn)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const BLOCK = String.raw`\/\*[\s\S]*?\*\/`;
const LINE = String.raw`(?<!:)\/\/.*`;
const MARKUP = String.raw`<!--(?:-?>|[\s\S]*?--!?>)`;
const HASH = String.raw`(?<=^|[\t\n\r ])#(?!!).*`;

const pattern = (kept: readonly string[], comments: readonly string[]): RegExp =>
  new RegExp(`(${kept.join('|')})|${comments.join('|')}`, 'gm');

const PATTERNS: Readonly<Record<CommentStyle, RegExp>> = {
  slashes: pattern([STRING, TEMPLATE, REGEXP], [BLOCK, LINE]),
  css: pattern([STRING], [BLOCK]),
  hash: pattern([STRING], [HASH]),
  html: new RegExp(`(?!)()|${MARKUP}`, 'gm'),
  'markup-and-slashes': pattern([STRING, TEMPLATE], [MARKUP, BLOCK, LINE]),
};

/** The code without its comments. Marks such as `[!code ++]` are comments too. */
export function stripComments(
  code: string,
  lang: string,
  inPlaceOf: (comment: string) => string = () => '',
): string {
  const styles = Object.keys(LANGUAGES) as CommentStyle[];
  const style = styles.find((one) => LANGUAGES[one].includes(lang));
  if (!style) return code;
  return code.replace(PATTERNS[style], (all, kept?: string) => kept ?? inPlaceOf(all));
}

/** What tools read in a comment: `@ts-ignore`, `[!code ++]`, `/// <reference>`. */
const FOR_TOOLS = /@[\w-]+|\[!.*?\]|^\/\/\/.*/g;

/**
 * The code, character by character, with a mark for each comment. Two samples with the same form
 * differ in the words of their comments alone: each stands where the other sample has one, and
 * where one of them ends a line, the other does too. Comments of several lines are one.
 */
export function maskComments(code: string, lang: string): string {
  const mask = (comment: string): string =>
    ['\0', ...(comment.match(FOR_TOOLS) ?? []), comment.includes('\n') ? '\n' : ''].join('');
  return stripComments(code.replace(/\r\n?/g, '\n'), lang, mask).replace(/\0\n\s*(?=\0)/g, '');
}

/**
 * The code without comments and layout, to find out whether an author changed it: white space is
 * kept only between two words. To compare two samples, `maskComments` is the form.
 */
export function normalizeCode(code: string, lang = ''): string {
  return stripComments(code, lang)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[^\p{L}\p{N}_])|(?<=[^\p{L}\p{N}_]) /gu, '')
    .trim();
}

/** Code within a line, in one or more backticks. */
export const INLINE_CODE = /(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

const FENCE = /^\s*(`{3,}|~{3,})/;

/** A Markdown text whose lines are changed, except lines of code. */
export function mapOutsideFences(text: string, change: (line: string) => string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (!mark?.startsWith(fence) || line.trim() !== mark) return line;
    else fence = undefined;
    return mark ? line : change(line);
  });
  return lines.join('\n');
}
