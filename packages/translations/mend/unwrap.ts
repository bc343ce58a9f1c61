import type { Line } from './lines';

/** Begins something of its own: a heading, an item, a row, a notice, a tag, a comment, a quotation. */
const START = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|[|>]|:{3}|<|\{|!\[|import\s|export\s|$)/;
/** What a sentence can go on from: a paragraph or an item. */
const OPEN = /^\s*(?:[-*+]\s|\d+[.)]\s)?(?![#|>:<{]|!\[|import\s|export\s)\S/;
/** Between these and what follows, a line break is no space. */
const FULL_WIDTH = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF“”‘’…]/u;

const goesOn = (line: Line | undefined, next: Line): boolean =>
  line?.kind === 'prose' && next.kind === 'prose' && OPEN.test(line.text) && !START.test(next.text);

/** Paragraphs that a tool has wrapped are one line again, where those of the original are. */
export function unwrap(lines: readonly Line[], english: readonly Line[]): Line[] {
  if (english.some((line, at) => goesOn(english[at - 1], line))) return [...lines];
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (!last || !goesOn(last, line)) {
      result.push({ ...line });
      continue;
    }
    const [before, after] = [last.text.trimEnd(), line.text.trimStart()];
    const isTight = FULL_WIDTH.test(before.at(-1)!) && FULL_WIDTH.test(after[0]!);
    last.text = `${before}${isTight ? '' : ' '}${after}`;
  }
  return result;
}
