import { fold, wellFormed } from './normalize';
import { splitWords, type Word } from './tokenize';

/** Words that only turn a query into a sentence. They count if the query has no others. */
export const FILLERS = new Set(
  (
    'a an and are be can cannot could do does for from get have how i if in into is it its let ' +
    'make my not of on or our should so that the their there this to usage use using via want we what ' +
    'when where which who why will with without you your'
  ).split(' '),
);
const CJK_FILLERS =
  /(?:请问|如何|怎么样|怎么|怎样|为什么|为何|什么是|是什么|什么|哪些|哪个|可以|能否|是否|我想|使用|有没有|[的了吗呢吧是在和与把被]|意思|含义)/gu;

/** A hyphen within a word is as good as a space (specification §5); a flag keeps its own. */
const FLAG_OR_HYPHEN = /(?<!\S)--?[\p{L}\p{N}][\w-]*|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;

export interface ParsedQuery {
  text: string;
  /** The form for comparing names whose parts may be joined in any way. */
  closed: string;
  words: Word[];
  /** Neighbouring words as the parts of a name: `create app` may mean `create-app`. */
  names: string[];
  /** Whether the last word is still being typed. */
  isOpen: boolean;
  /** Whether it looks like a line of output or code, in which names are the reader's own. */
  isPasted: boolean;
}

const SHORTEST_PASTED = 5;
const PASTED_MARK = /["'`/\\:]/;
/** A name without what joins its parts; a flag keeps what it begins with. */
export const closed = (text: string): string => fold(text).replace(/(?!^--?)[^\p{L}\p{N}]+/gu, '');

const MOST_PARTS = 3;

function possibleNames(words: readonly Word[]): string[] {
  const names = new Set<string>();
  for (const [at, { isCjk }] of words.entries()) {
    if (isCjk) continue;
    for (let end = at + 1; end < at + MOST_PARTS && words[end]?.isCjk === false; end += 1) {
      const parts = words.slice(at, end + 1).map(({ text }) => text);
      names.add(fold(parts.join('-')).replace(/^-+/, ''));
    }
  }
  return [...names];
}

/** `ts(2742)`, as editors write it, is TS2742. */
const CODE = /\b([a-z]+)\((\d{3,})\)/giu;

export function parseQuery(query: string): ParsedQuery {
  const typed = wellFormed(query).normalize('NFC').trim().replace(CODE, '$1$2');
  const isPasted = PASTED_MARK.test(typed) && splitWords(typed).length >= SHORTEST_PASTED;
  // In a line of output names stay whole: they are the reader's own, or are known as they are.
  const text = isPasted
    ? typed
    : typed.replace(FLAG_OR_HYPHEN, (found) => (found === '-' ? ' ' : found));
  const essence = text.replace(CJK_FILLERS, ' ');
  const all = splitWords(text);
  const kept = splitWords(essence).filter(({ tokens }) => !FILLERS.has(tokens[0]!));
  return {
    text,
    closed: closed(text),
    words: kept.length > 0 ? kept : all,
    names: possibleNames(all),
    isOpen: !/\s$/.test(query),
    isPasted,
  };
}
