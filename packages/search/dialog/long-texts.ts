import { PANEL_QUERY_LENGTH } from '../engine/limits';
import { firstOf } from './search-dom';
import type { Cut } from './result-header';

/** Colours and links of a terminal, and the time before each line of a log of CI. */
const COLORS =
  /\u001b\[[\d;]*[A-Za-z]|\[\d[\d;]*m|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:[\d.,:]+Z?\]? /gm;

/** Of a longer log only the end is read, in characters. */
const READ = 50_000;

/** TS2307, ERR_MODULE_NOT_FOUND, ENOENT. */
const CODE = /\b(?!ERROR\b)(?:[A-Z]+(?:_[A-Z\d]+)+|[A-Z]{2,}-?\d{3,}|E[A-Z]{4,})\b/;

/** Where a message has its code on a separate line. */
const CODE_LINE = new RegExp(`\\bcode\\b\\W+(${CODE.source})`);

const SAYS_ERROR =
  /error|fail|cannot|can't|could ?n[o']t|unable|\bnot?\b|missing|invalid|unexpected|unknown|must|错误|失败|无法|找不到/i;

/** Says that something failed, and not what. */
const SUMMARY =
  /exit(?:ed with)? (?:code|status)|lifecycle|(?:build|command) failed|found \d+ errors?|complete log/i;

/** Stack frames, and lines of source with their numbers and marks. */
const FRAME = /^(?:at\s|>?\s*\d*\s*[|│╭╰╵·]|[\^~]+$)/;

/** Folders of the reader's machine; what follows `node_modules` begins with the name of a package. */
const FOLDERS =
  /(^|[\s'"`(=])(?:file:\/\/)?(?:[A-Za-z]:)?(?:(?:[\\/][^\s\\/'"`():]+)*[\\/]node_modules[\\/]|(?:[\\/][^\s\\/'"`():]+)+[\\/])(?=[^\s\\/'"`():])/g;

const TOKEN = /'[^']{1,99}'|"[^"]{1,99}"|`[^`]{1,99}`|“[^”]{1,99}”|‘[^’]{1,99}’|\S+/g;
const QUOTED_NAME = /^(?:'\S+'|"\S+"|`\S+`|“\S+”|‘\S+’)$/;
/** What stands before a message: the task that ran, the file and the place in it. */
const PLACE = /^.*?(?::\d+:\d+|\(\d+,\d+\))\s*[-:]\s+/;
const POSITION = /(?::\d+|\(\d+,\d+\)):?$/;
const SMALL_WORD =
  /^(?:the|an?|of|is|are|was|to|or|its?|in|at|by|for|from|and|this|that|with|error)$/i;

const tokensOf = (line: string): string[] =>
  (line.match(TOKEN) ?? []).filter((token) => /[\p{L}\p{N}]/u.test(token));

/** How much a line says about an error. */
function score(line: string): number {
  if (SUMMARY.test(line) || tokensOf(line).length < 3) return 0;
  const names = tokensOf(line).some((token) => QUOTED_NAME.test(token));
  return 2 * Number(SAYS_ERROR.test(line)) + 2 * Number(CODE.test(line)) + Number(names);
}

/** The less, the more a word of a message matters. */
function rank(token: string): number {
  if (QUOTED_NAME.test(token)) return 1;
  return CODE.test(token) ? 0 : SMALL_WORD.test(token) ? 3 : 2;
}

function trimMarks(token: string): string {
  if (QUOTED_NAME.test(token)) return token;
  return token.replace(/^[[({](.*?)[\])}]?(?=[:;,.]*$)/, '$1').replace(/[:;,.]+$/, '');
}

/** The first clauses of Chinese that fit, or the first characters. */
function firstClauses(token: string, room: number): string {
  if (!/\p{Script=Han}/u.test(token)) return '';
  const start = firstOf(token, Math.max(room, 0));
  return /^.*[，。；：！？、]/u.exec(start)?.[0].slice(0, -1) ?? start;
}

/**
 * The useful part of a text as a query, on one line of at most `limit` characters: all of it, or of
 * its last error the code, the quoted names and as many words as there is room for.
 */
export function essence(text: string, limit: number): string {
  const plain = text.slice(-READ).replace(COLORS, '');
  const whole = firstOf(plain, Infinity);
  if (whole.length <= limit) return whole;
  const lines = plain.split(/[\r\n]+/).map((line) => line.trim());
  const error = lines
    .filter((line) => !FRAME.test(line))
    .reduce((found, line) => (score(line) >= Math.max(score(found), 1) ? line : found), '');
  const best = (error || whole).replace(PLACE, '');
  const code = CODE.test(best) ? undefined : CODE_LINE.exec(plain)?.[1];
  const named = tokensOf(best.replace(FOLDERS, '$1')).filter((token) => !POSITION.test(token));
  const tokens = [...new Set([...(code ? [code] : []), ...named.map(trimMarks)])];
  const ranked = tokens.map((token, at) => ({ token, at, rank: rank(token) }));
  const kept: typeof ranked = [];
  let room = limit + 1;
  for (const one of ranked.sort((a, b) => a.rank - b.rank || a.at - b.at)) {
    const isFitting = one.token.length < room;
    // Words of a sentence that has been broken off say little.
    if (!isFitting && one.rank > 1) {
      kept.push({ ...one, token: firstClauses(one.token, room - 1) });
      break;
    }
    if (!isFitting) continue;
    kept.push(one);
    room -= one.token.length + 1;
  }
  const found = kept.sort((a, b) => a.at - b.at).map(({ token }) => token);
  return found.filter(Boolean).join(' ') || firstOf(best, limit);
}

interface Options {
  input: HTMLInputElement;
  isEmbedded: boolean;
  cut: (cut: Cut | undefined) => void;
  setQuery: (query: string) => void;
}

/** The field's text after a paste, if it would be too long or has colors; it is not pasted then. */
function stopLongPaste(event: ClipboardEvent): string | undefined {
  const { value, selectionStart, selectionEnd, maxLength } = event.target as HTMLInputElement;
  const pasted = event.clipboardData?.getData('text') ?? '';
  const text = value.slice(0, selectionStart!) + pasted + value.slice(selectionEnd!);
  if (text.length <= maxLength && text === text.replace(COLORS, '')) return undefined;
  event.preventDefault();
  return text;
}

/** Puts the important part of a long text into the field, instead of its beginning, and says so. */
export function takeLongTexts({ input, isEmbedded, cut, setQuery }: Options) {
  const { maxLength: limit } = input;
  const take = (text: string, query = essence(text, limit)): void => {
    const more = isEmbedded ? query : essence(text, PANEL_QUERY_LENGTH);
    const wholes = [firstOf(text, Infinity), essence(text, Infinity)];
    cut(wholes.includes(query) ? undefined : { query, limit, more });
    setQuery(query);
  };
  input.onpaste = (event) => {
    const text = stopLongPaste(event);
    if (text !== undefined) take(text);
  };
  return take;
}
