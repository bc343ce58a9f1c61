import { fold, foldWithOffsets, stem, wellFormed } from './normalize';
import { CJK_UNITS, STATEMENT_UNITS } from './limits';
import type { HighlightInfo } from './hits';

const WORD = /[\p{L}\p{N}]/u;
/** The text that follows is not a word: `t` in `can't`; and not a flag: `-w` in `--watch`. */
const WITHIN_WORD = /[\p{L}\p{N}]['’]$/u;
const WITHIN_FLAG = /[\p{L}\p{N}-]$/u;
/** The end of `isn't` and `Node's`, which belongs to the word before it. */
const CONTRACTION = /^['’]\p{L}{1,2}(?!\p{L})/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word, or a part of a name that begins with a capital, begins or ends at a place. */
function isEdge(folded: string, at: number, original: string, offsets: readonly number[]): boolean {
  const [before, after] = [folded[at - 1] ?? ' ', folded[at] ?? ' '];
  if (CJK.test(before) || CJK.test(after) || !WORD.test(before) || !WORD.test(after)) return true;
  const [last, next] = [original[offsets[at]! - 1]!, original[offsets[at]!]!];
  // `autoExternal`: `External` begins with a capital after a small letter.
  return /\p{Lu}/u.test(next) && !/\p{Lu}/u.test(last);
}

/**
 * Where `terms` stand in `text`, in order and without overlaps; neighbours are joined. Words are
 * marked whole, as they are asked for or in another form.
 * @param begun The word that is still being typed: its completions are marked, too.
 */
export function findHighlights(
  text: string,
  terms: readonly string[],
  begun?: string,
): HighlightInfo[] {
  const plain = fold(text);
  if (!terms.some((term) => plain.includes(term))) return [];
  const { text: folded, offsets } = foldWithOffsets(text);
  const edge = (at: number) => isEdge(folded, at, text, offsets);
  const found: [number, number][] = [];
  for (const term of terms) {
    let at = folded.indexOf(term);
    for (; at >= 0; at = folded.indexOf(term, at + 1)) {
      const before = folded.slice(Math.max(0, at - 2), at);
      const isWithin = WITHIN_WORD.test(before) || (term[0] === '-' && WITHIN_FLAG.test(before));
      if (isWithin || !edge(at)) continue;
      let end = at + term.length;
      while (!edge(end)) end += 1;
      const word = folded.slice(at, end);
      const isMeant = word === term || term === begun || stem(word) === stem(term);
      if (!isMeant) continue;
      const contraction = CONTRACTION.exec(folded.slice(end, end + 4))?.[0] ?? '';
      found.push([offsets[at]!, offsets[end + contraction.length]!]);
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
  let [at, left, lastGap] = [from, units, from];
  const next = () => text[step < 0 ? at - 1 : at];
  for (let character = next(); character !== undefined; character = next()) {
    left -= unitsOf(character);
    if (left < 0) return lastGap === from ? at : lastGap;
    at += step;
    if (/\s/.test(character) || CJK.test(character)) lastGap = at;
  }
  return at;
}

/** A piece of a text that can be shown by itself. */
interface Block {
  text: string;
  /** A line of code reads as it stands. */
  isCode: boolean;
}

/** Where a sentence ends; `e.g.` and `lib.dts` do not. */
const SENTENCE_END = /(?<=[.!?]["”)]?)\s+(?=[\p{Lu}\p{N}"“`(])|(?<=[。！？][”）]?)/u;

/** The cells of a row below the names of their columns. */
function toRow(row: string, header: string): string {
  const names = header.split('\t');
  return row
    .split('\t')
    .map((cell, at) => (names[at] && cell ? `${names[at]}: ${cell}` : cell))
    .filter(Boolean)
    .join(' · ');
}

/**
 * Takes the text of a section (`readMarkdown` says how it is written) apart into what can be shown:
 * sentences, rows of tables and lines of code.
 */
export function toBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let header: string | undefined;
  for (const line of content.split('\n')) {
    if (!line.includes('\t') || line.startsWith('\r')) header = undefined;
    if (line.startsWith('\r')) {
      const code = line.split('\r').map((one) => one.trim());
      blocks.push(...code.map((text) => ({ text, isCode: true })));
    } else if (!line.includes('\t')) {
      blocks.push(...line.split(SENTENCE_END).map((text) => ({ text, isCode: false })));
    } else if (header === undefined) header = line;
    else blocks.push({ text: toRow(line, header), isCode: false });
  }
  return blocks.filter(({ text }) => text.trim());
}

export interface Statement {
  statement: string;
  highlightInfoList: HighlightInfo[];
  isCode: boolean;
}

/** Code is shown where no sentence matches as well. */
const CODE_WEIGHT = 0.6;

/** The sentence, row or line that has most of the terms, cut to about 100 characters around them. */
export function makeStatement(
  content: string,
  terms: readonly string[],
  begun?: string,
): Statement | undefined {
  let best: { block: Block; matches: HighlightInfo[] } | undefined;
  let most = 0;
  for (const block of toBlocks(content)) {
    const matches = findHighlights(block.text, terms, begun);
    const marked = matches.map(({ start, length }) => block.text.slice(start, start + length));
    const letters = [...new Set(marked.map((one) => one.toLowerCase()))].join('').length;
    const score = letters * (block.isCode ? CODE_WEIGHT : 1);
    if (score > most) [best, most] = [{ block, matches }, score];
  }
  if (!best) return undefined;
  const line = best.block.text.replace(/\s/g, ' ');
  const isWhole = [...line].reduce((sum, one) => sum + unitsOf(one), 0) <= STATEMENT_UNITS;
  const start = isWhole ? 0 : reach(line, bestWindow(best.matches), STATEMENT_UNITS / 3, -1);
  const end = isWhole ? line.length : reach(line, start, STATEMENT_UNITS, 1);
  const text = wellFormed(line.slice(start, end).trim());
  const statement = (start > 0 ? '…' : '') + text + (end < line.length ? '…' : '');
  const highlightInfoList = findHighlights(statement, terms, begun);
  return { statement, highlightInfoList, isCode: best.block.isCode };
}

/** Where the window of a statement begins: at the match that most others follow closely. */
function bestWindow(matches: readonly HighlightInfo[]): number {
  const weightFrom = (from: number) =>
    matches
      .filter(({ start }) => start >= from && start < from + STATEMENT_UNITS / 2)
      .reduce((sum, { length }) => sum + length, 0);
  const starts = matches.map(({ start }) => start);
  return starts.reduce((best, start) => (weightFrom(start) > weightFrom(best) ? start : best));
}
