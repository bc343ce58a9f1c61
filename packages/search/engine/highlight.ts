import { foldWithOffsets, wellFormed } from './fold';
import { CJK_UNITS, STATEMENT_UNITS } from './limits';
import { splitWords } from './tokenize';
import type { HighlightInfo } from './hit';

const WORD = /[\p{L}\p{N}]/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What to look for in texts, longest first: the words of the query, then their parts. */
export function highlightTerms(query: string): string[] {
  const terms = splitWords(query).flatMap(({ tokens, isCjk }) =>
    isCjk && tokens.some((token) => [...token].length > 1)
      ? tokens.filter((token) => [...token].length > 1)
      : tokens,
  );
  return [...new Set(terms)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Inside a word of letters only its beginning counts: `in` is not marked in `string`. */
function beginsWord(folded: string, at: number, original: string, offset: number): boolean {
  if (at === 0 || CJK.test(folded[at]!) || !WORD.test(folded[at - 1]!)) return true;
  if (CJK.test(folded[at - 1]!)) return true;
  // `External` in `autoExternal` begins with a capital after a small letter.
  return /\p{Lu}/u.test(original[offset]!) && !/\p{Lu}/u.test(original[offset - 1] ?? '');
}

/** Where `terms` stand in `text`, in order and without overlaps; neighbours are joined. */
export function findHighlights(text: string, terms: readonly string[]): HighlightInfo[] {
  const { text: folded, offsets } = foldWithOffsets(text);
  const found: [number, number][] = [];
  for (const term of terms) {
    let at = folded.indexOf(term);
    for (; at >= 0; at = folded.indexOf(term, at + 1)) {
      const [start, end] = [offsets[at]!, offsets[at + term.length]!];
      const isShort = term.length === 1 && !CJK.test(term);
      const isWhole = !WORD.test(folded[at + term.length] ?? ' ');
      if (beginsWord(folded, at, text, start) && (!isShort || isWhole)) found.push([start, end]);
    }
  }
  found.sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [start, end] of found) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.map(([start, end]) => ({ start, length: end - start }));
}

const unitsOf = (character: string) => (CJK.test(character) ? CJK_UNITS : 1);

/** The end (or beginning) of as much text as `units` hold, not within a word if that can be. */
function reach(text: string, from: number, units: number, step: 1 | -1): number {
  let at = from;
  let left = units;
  let lastGap = from;
  while (at + (step < 0 ? -1 : 0) >= 0 && at < text.length + (step < 0 ? 1 : 0)) {
    const character = text[step < 0 ? at - 1 : at]!;
    left -= unitsOf(character);
    if (left < 0) return lastGap === from ? at : lastGap;
    at += step;
    if (/\s/.test(character) || CJK.test(character)) lastGap = at;
  }
  return at;
}

/** About 100 characters around the first match, with the matches in them. */
export function makeStatement(
  content: string,
  terms: readonly string[],
): { statement: string; highlightInfoList: HighlightInfo[] } {
  const line = content.replace(/\s+/g, ' ').trim();
  const first = bestWindow(findHighlights(line, terms));
  const start = reach(line, first, STATEMENT_UNITS / 3, -1);
  const end = reach(line, start, STATEMENT_UNITS, 1);
  const text = wellFormed(line.slice(start, end).trim());
  const statement = (start > 0 ? '…' : '') + text + (end < line.length ? '…' : '');
  return { statement, highlightInfoList: findHighlights(statement, terms) };
}

/** The match around which most others stand. */
function bestWindow(matches: readonly HighlightInfo[]): number {
  let best = matches[0]?.start ?? 0;
  let most = 0;
  // The matches are in order: one pass, however many a page holds.
  let weight = 0;
  let end = 0;
  matches.forEach(({ start, length }) => {
    while (end < matches.length && matches[end]!.start < start + STATEMENT_UNITS / 2) {
      weight += matches[end]!.length;
      end += 1;
    }
    if (weight > most) [best, most] = [start, weight];
    weight -= length;
  });
  return best;
}
