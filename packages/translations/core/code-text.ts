type CommentStyle = 'slashes' | 'css' | 'shell' | 'hash' | 'html' | 'markup';

/** Comment syntax of languages; unlisted ones have none. */
const LANGUAGES: Readonly<Record<CommentStyle, readonly string[]>> = {
  slashes: 'js jsx mjs cjs ts tsx mts cts json jsonc json5 scss less'.split(' '),
  css: ['css'],
  shell: ['bash', 'sh', 'shell'],
  hash: ['yaml', 'yml', 'toml'],
  html: ['xml'],
  markup: ['html', 'vue', 'svelte'],
};

/*
 * A string is matched first and kept, so that comment signs inside of it are left alone. A comment
 * ends where the first reader ends it: at any line terminator, and in HTML at `<!-->` and `--!>`.
 * What is opened and not closed ends with its line or with the text, so that no place is read twice.
 */
const END = String.raw`(?![\s\S])`;
const DOUBLE = String.raw`"(?:\\[\s\S]|[^"\\\n])*(?:"|$|\\?${END})`;
const STRING = String.raw`${DOUBLE}|'(?:\\[\s\S]|[^'\\\n])*(?:'|$|\\?${END})`;
/** With a template, or braces, in its values. */
const VALUE = String.raw`\$\{(?:[^{}\x60]|\{[^{}\x60]*\}|\x60[^\x60]*\x60)*\}`;
const TEMPLATE = String.raw`\x60(?:\\[\s\S]|${VALUE}|[^\x60\\])*(?:\x60|\\?${END})`;
/** A regular expression stands where a value is expected: after an operator or a word such as `return`. */
const REGEXP = String.raw`(?=\/(?![/*]))(?<=(?:^|[(,=:[!&|?{};\n]|=>|\b(?:return|typeof|case|in|of|throw|else|await))\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*(?:\]|\\?$)|[^/\\\n[])+(?:\/|\\?$)`;
/** An address in Sass or Less needs no quotes. */
const ADDRESS = String.raw`\burl\([^)'"\n]*\)`;
const BLOCK = String.raw`\/\*[\s\S]*?(?:\*\/|${END})`;
const LINE = String.raw`(?<!:)\/\/.*`;
const MARKUP = String.raw`<!--(?:-?>|[\s\S]*?(?:--!?>|${END}))`;
/** Quotes count in attributes, and markup in CDATA is text. */
const TAG = String.raw`<[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*(?:>|${END})|<!\[CDATA\[[\s\S]*?(?:\]\]>|${END})`;
/** In a shell, a string and a document may have several lines, and the latter any text. */
const SHELL_STRING = String.raw`"(?:\\[\s\S]|[^"\\])*(?:"|\\?${END})|'[^']*'|\\.`;
const DOCUMENT = String.raw`(?<!<)<<(?!<)-?[ \t]*[\\"']?(?<word>[A-Za-z_]\w*)["']?[^\n]*\n[\s\S]*?(?:^[ \t]*\k<word>$|${END})`;
/** In YAML and TOML a string begins where a value does, and may have several lines. */
const AT_VALUE = String.raw`(?=["'])(?<=(?:^|[:=[{,]|-)[ \t]*)`;
const DATA_STRING = String.raw`${AT_VALUE}(?:"{3}[\s\S]*?(?:"{3}|${END})|'{3}[\s\S]*?(?:'{3}|${END})|"(?:\\[\s\S]|[^"\\])*(?:"|\\?${END})|'(?:''|[^'])*(?:'|${END}))`;
const HASH = String.raw`(?<=^|(?<!\\)[\t\n\r ])#(?!!).*`;

/** A value of several lines, such as `run: |`, may hold code with strings: none ends in a comment. */
const WHOLE_LINE = String.raw`(?<=^[ \t]*)#(?!!).*`;
const HAS_BLOCK = /[|>][-+\d]*[ \t]*$/m;

const pattern = (kept: readonly string[], comments: readonly string[]): RegExp =>
  new RegExp(`(${kept.join('|')})|${comments.join('|')}`, 'gm');

const PATTERNS: Readonly<Record<Exclude<CommentStyle, 'markup'> | 'lines', RegExp>> = {
  slashes: pattern([STRING, TEMPLATE, REGEXP, ADDRESS], [BLOCK, LINE]),
  css: pattern([STRING, ADDRESS], [BLOCK]),
  shell: pattern([DOCUMENT, SHELL_STRING], [HASH]),
  hash: pattern([DATA_STRING], [HASH]),
  lines: pattern([DATA_STRING], [WHOLE_LINE]),
  html: pattern([TAG], [MARKUP]),
};

/** The parts of markup that are none. */
const PARTS = /(<(?:script|style)\b[^>]{0,1000}>|<\/(?:script|style)(?=[\s/>]))/i;

function replaceComments(
  code: string,
  style: CommentStyle,
  inPlaceOf: (comment: string) => string,
): string {
  if (style !== 'markup') {
    const comments = PATTERNS[style === 'hash' && HAS_BLOCK.test(code) ? 'lines' : style];
    return code.replace(comments, (all, kept?: string) => kept ?? inPlaceOf(all));
  }
  let part: CommentStyle = 'html';
  const pieces = code.split(PARTS).map((piece, at) => {
    if (at % 2 === 0) return replaceComments(piece, part, inPlaceOf);
    if (piece.startsWith('</')) part = 'html';
    else part = /^<style\b(?!.*\blang=)/i.test(piece) ? 'css' : 'slashes';
    return piece;
  });
  return pieces.join('');
}

/** The code without its comments. Marks such as `[!code ++]` are comments too. */
export function stripComments(
  code: string,
  lang: string,
  inPlaceOf: (comment: string) => string = () => '',
): string {
  const styles = Object.keys(LANGUAGES) as CommentStyle[];
  const style = styles.find((one) => LANGUAGES[one].includes(lang));
  if (!style) return code;
  return replaceComments(code, style, inPlaceOf);
}

/** What tools read in a comment: `@ts-ignore`, `[!code ++]`, `/// <reference>`. */
const FOR_TOOLS = /@[\w-]+|\[!.*?\]|^\/\/\/.*/g;

const KIND = /^(?:\/[/*]|<!--|#)/;

/**
 * The code, character by character, with a mark for the kind of each comment. Two samples with the same form
 * differ in the words of their comments alone: each stands where the other sample has one, and
 * where one of them ends a line, the other does too. Comments of several lines are one.
 */
export function maskComments(code: string, lang: string): string {
  const mask = (comment: string): string =>
    [
      `\0${KIND.exec(comment)?.[0]}\0`,
      ...(comment.match(FOR_TOOLS) ?? []),
      comment.includes('\n') ? '\n' : '',
    ].join('');
  return stripComments(code.replace(/\r\n?/g, '\n'), lang, mask).replace(
    /(\0(?:\/\/|#)\0)\n\s*(?=\1)/g,
    '',
  );
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

export const FENCE = /^\s*(`{3,}|~{3,})/;

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
