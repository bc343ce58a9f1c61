import type { Nodes } from 'hast';

/** Whether a label is the name of an option (`lib.dts`, `output`) and so to be set as code. */
export function isOptionName(label: string): boolean {
  return /^[a-z]\w*(?:\.\w+)*$/.test(label);
}

/** A text as a part of a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as HTML shows it between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character]!);

/** A text as the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Lines of HTML in the form that the code of the site has. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => `<span class="line">${line}</span>`).join('\n');

/** Code without colours, as HTML of lines. */
export const plainLines = (code: string): string => joinLines(escapeHtml(code).split('\n'));

/** An underscore within a word, and an ampersand before no name, are text already. */
const MEANS_MARKDOWN = /[\\<[\]*~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|#(?=#*$)/gu;

/** Plain text, such as a title, as Markdown that reads the same; code in backticks stays code. */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(`[^`]+`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(MEANS_MARKDOWN, '\\$&')))
    .join('');
}

/** Text of a node, without markup. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

/** How wide a text is, in Latin letters; a Chinese one is as wide as two. */
export function widthInLetters(text: string): number {
  return text.length + (text.match(/\p{sc=Han}/gu)?.length ?? 0);
}

/** What nobody sees, or what changes the order of others; an emoji keeps what composes it. */
const UNSEEN =
  /(?![\t\n ]|\r(?:\n|$)|(?<=[\p{Extended_Pictographic}\p{EMod}])\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)|(?<=[\p{Extended_Pictographic}\p{EMod}]\uFE0F?)\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\p{DI}\p{NChar}\u2800]/u;

/** What is wrong with the characters of a text; half of one ends the bundler without a file name. */
export function findUnseen(text: string): string | undefined {
  const [found] = UNSEEN.exec(text) ?? [];
  if (found === undefined) return undefined;
  if (/\p{Cs}/u.test(found))
    return 'holds half of a character, such as \\uD83D. Write the character itself.';
  const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `holds U+${code}, which nobody sees. Remove it, or write a plain space.`;
}

/** The line, from 1, on which version control has left two versions of a text; undefined if none. */
export function lineOfConflict(text: string): number | undefined {
  let start: number | undefined;
  let hasSecond = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^<{7}(?: |\r?$)/.test(line)) [start, hasSecond] = [index + 1, false];
    else if (/^={7}\r?$/.test(line)) hasSecond = start !== undefined;
    else if (hasSecond && /^>{7}(?: |\r?$)/.test(line)) return start;
  }
  return undefined;
}

/** What to do about it. */
export const MERGE_CONFLICT =
  'a merge has left both versions here. Keep what is right of both, and remove the lines of ' +
  '<<<<<<<, ======= and >>>>>>>.';

/** The text as it is seen: with plain blanks in the place of others, and without the rest. */
export const withoutUnseen = (text: string): string =>
  text.replace(new RegExp(UNSEEN, 'gu'), (sign) => (/\p{Zs}/u.test(sign) ? ' ' : ''));

/** Share of the lines of a page that must still stand in another one for both to be one text. */
const SAME_PERCENT = 90;

/** Lines as they matter to a reader: white space is folded, empty lines drop out. */
function normalLines(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Whether at least 90 % of the lines of `text` stand in `other` too, each as often as it is there. */
export function isSameText(text: string, other: string): boolean {
  if (text === other) return true;
  const left = new Map<string, number>();
  for (const line of normalLines(other)) left.set(line, (left.get(line) ?? 0) + 1);
  const lines = normalLines(text);
  let same = 0;
  for (const line of lines) {
    const count = left.get(line) ?? 0;
    if (count === 0) continue;
    left.set(line, count - 1);
    same += 1;
  }
  return same * 100 >= lines.length * SAME_PERCENT;
}
