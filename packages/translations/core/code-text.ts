/** How a language writes comments; languages that are not listed have none. */
type CommentStyle = 'slashes' | 'css' | 'hash' | 'html' | 'markup-and-slashes';

const STYLES: Readonly<Record<string, CommentStyle>> = {
  js: 'slashes',
  jsx: 'slashes',
  mjs: 'slashes',
  cjs: 'slashes',
  ts: 'slashes',
  tsx: 'slashes',
  mts: 'slashes',
  cts: 'slashes',
  json: 'slashes',
  jsonc: 'slashes',
  json5: 'slashes',
  scss: 'slashes',
  less: 'slashes',
  css: 'css',
  bash: 'hash',
  sh: 'hash',
  shell: 'hash',
  yaml: 'hash',
  yml: 'hash',
  toml: 'hash',
  html: 'html',
  xml: 'html',
  vue: 'markup-and-slashes',
  svelte: 'markup-and-slashes',
};

/** A string is matched first and kept, so that comment signs inside of it are left alone. */
const STRING = String.raw`"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'`;
const TEMPLATE = '`(?:\\\\[\\s\\S]|[^`\\\\])*`';
/** A regular expression stands where a value is expected: after an operator or `return`. */
const REGEXP = String.raw`(?<=(?:^|[(,=:[!&|?{};\n]|\breturn)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const BLOCK = String.raw`\/\*[\s\S]*?\*\/`;
const LINE = String.raw`(?<!:)\/\/[^\n]*`;
const MARKUP = String.raw`<!--[\s\S]*?-->`;
const HASH = String.raw`(?<=^|\s)#[^\n]*`;

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
export function stripComments(code: string, lang: string): string {
  const style = STYLES[lang];
  if (!style) return code;
  return code.replace(PATTERNS[style], (_all, kept?: string) => kept ?? '');
}

/**
 * What a sample does, without how it is laid out: comments are gone, white space is kept only
 * between two words. Two samples of the same normal form are the same to who runs them.
 */
export function normalizeCode(code: string, lang = ''): string {
  return stripComments(code, lang)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[^\p{L}\p{N}_])|(?<=[^\p{L}\p{N}_]) /gu, '')
    .trim();
}
