import { fold } from './normalize';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
/** Runs of Chinese or Japanese; words of other scripts with what joins the parts of a name. */
const RUNS = new RegExp(
  `([${CJK}]+)|((?:--?)?[^${CJK}\\P{Alphabetic}]|(?:--?)?[\\p{N}])(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}_$]|[.\\-/:@](?=(?![${CJK}])[\\p{L}\\p{N}_$]))*`,
  'gu',
);
/** A capital that starts another part of a name: `autoExternal`, `HTMLPlugin`. */
export const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Most words have no parts. */
const PLAIN = /^[A-Z]?[a-z]+$/;
const JOINTS = /[.\-/:@_$]+/;

/** A run of text that stands for one thing, with the forms under which it is found. */
export interface Word {
  text: string;
  tokens: readonly string[];
  isCjk: boolean;
}

/** Single characters and pairs, since nothing separates the words. */
function cjkTokens(run: string): string[] {
  const characters = [...fold(run)];
  const pairs = characters.slice(1).map((character, at) => characters[at]! + character);
  return [...characters, ...pairs];
}

/** A name whole, in neighbouring pairs and single parts, and with its hyphens closed up. */
function nameTokens(run: string): string[] {
  if (PLAIN.test(run)) return [run.toLowerCase()];
  const parts = run.split(JOINTS).filter(Boolean);
  const pieces = parts.flatMap((part) => part.split(CAMEL));
  // A flag is found as it is typed: `-w` is not any w.
  const tokens = run.startsWith('-') ? [run] : [];
  if (parts.length > 1) tokens.push(run.replace(/^-+/, ''));
  for (let at = 0; parts.length > 2 && at + 1 < parts.length; at += 1) {
    if (run.includes(`${parts[at]}.${parts[at + 1]}`)) tokens.push(`${parts[at]}.${parts[at + 1]}`);
  }
  if (!run.includes('.')) tokens.push(parts.join(''));
  tokens.push(...parts, ...pieces);
  return tokens.map(fold);
}

/** Words repeat; their tokens are cached, up to a number that bounds memory. */
const MOST_KNOWN = 20_000;
const known = new Map<string, readonly string[]>();

function tokensOf(run: string, isCjk: boolean): readonly string[] {
  const found = known.get(run);
  if (found) return found;
  const tokens = [...new Set(isCjk ? cjkTokens(run) : nameTokens(run))].filter((token) =>
    /\S/.test(token),
  );
  if (known.size < MOST_KNOWN) known.set(run, tokens);
  return tokens;
}

/** Splits a text into words. The one tokenizer of the index, of queries and of highlights. */
export function splitWords(text: string): Word[] {
  const words = [...text.normalize('NFC').matchAll(RUNS)].map(([run, cjk]) => ({
    text: run,
    tokens: tokensOf(run, cjk !== undefined),
    isCjk: cjk !== undefined,
  }));
  // A sign that only changes the letter before it, such as a Japanese voice mark, is no word.
  return words.filter(({ tokens }) => tokens.length > 0);
}

export function tokenize(text: string): string[] {
  const all: string[] = [];
  for (const { tokens } of splitWords(text)) all.push(...tokens);
  return all;
}

/** A run of Chinese characters is searched together; single characters would find everything. */
export function essentialTokens({ tokens, isCjk }: Word): string[] {
  const pairs = isCjk ? tokens.filter((token) => [...token].length > 1) : [];
  return pairs.length > 0 ? pairs : [...tokens];
}
