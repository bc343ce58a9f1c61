import { type Line, decodeEntities, straightQuotes, readLines, writeLines } from './lines';
import { excessOfPage } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { withoutUnseen } from '@rslib-docs/kit/shared/text';
import { INLINE_CODE } from '../core/code-text';
import { neutralUrl } from '../core/parity';
import { repairFences, repairFrontMatter, repairHeadings } from './structure';

/** Begins a new block: a heading, an item, a row, a notice, a tag, a comment, a quotation. */
const START = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|[|>]|:{3}|<|\{|!\[|import\s|export\s|$)/;
/** Text that the next line can continue: a paragraph or an item. */
const OPEN = /^\s*(?:[-*+]\s|\d+[.)]\s)?(?![#|>:<{]|!\[|import\s|export\s)\S/;
/** Between these and the next character, a line break is not a space. */
const FULL_WIDTH = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF“”‘’…]/u;

const goesOn = (line: Line | undefined, next: Line): boolean =>
  line?.kind === 'prose' && next.kind === 'prose' && OPEN.test(line.text) && !START.test(next.text);

/** Joins the lines of a paragraph that a tool has wrapped, where the original has one line. */
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

const LINK = /\\?\[((?:[^[\]\\]|\\.)*?)\\?\]\s?\\?[(（]([^()（）\s]+?)\\?[)）]/g;
const COMMENT = /\\?\{\s*\/\s*\\?[*_](.*?)\\?[*_]\s*\/\s*\\?\}|<!--(.*?)-->/g;
const TAG = /<[A-Za-z][^<>]*>/g;
/** Signs that are escaped although nothing in the original is. */
const ESCAPABLE = ['`', '[', ']', '_'];

/** The original, which decides how a translation is read. */
interface Original {
  prose: string;
  codes: ReadonlySet<string>;
  urls: ReadonlySet<string>;
}

function readOriginal(lines: readonly Line[]): Original {
  const prose = lines
    .filter(({ kind }) => kind === 'prose')
    .map(({ text }) => text)
    .join('\n');
  return {
    prose,
    codes: new Set([...prose.matchAll(INLINE_CODE)].map(([, , code]) => code!)),
    urls: new Set([...prose.matchAll(LINK)].map(([, , url]) => neutralUrl(url!))),
  };
}

/** Code is the same in every language: as the original has it, where a known damage explains it. */
function repairCode(code: string, { codes }: Original): string {
  if (codes.has(code)) return code;
  const forms = [
    decodeEntities,
    straightQuotes,
    (one: string) => one.replace(/\\([_*[\]<>])/g, '$1'),
  ];
  const all = forms.reduce((one, form) => form(one), code);
  const found = [...forms.map((form) => form(code)), all, all.normalize('NFKC')].find((one) =>
    codes.has(one),
  );
  // A bar would end the cell of a table.
  return found ?? code.replace(/&(?!#124;|#x7c;|vert;)#?\w+;/gi, decodeEntities);
}

function repairProse(text: string, { prose, urls }: Original): string {
  let result = text;
  for (const sign of ESCAPABLE)
    if (!prose.includes(`\\${sign}`)) result = result.replaceAll(`\\${sign}`, sign);
  if (!prose.includes(String.raw`\*`)) result = result.replace(/\\\*\\\*(.+?)\\\*\\\*/g, '**$1**');
  return result
    .replace(LINK, (all, label: string, url: string) => {
      const address = url.replace(/\\([_*~])/g, '$1');
      return urls.has(neutralUrl(address)) ? `[${label}](${address})` : all;
    })
    .replace(/&(?:#39|#34|#x27|#x22|quot|apos);/gi, (entity) =>
      prose.includes(entity) ? entity : decodeEntities(entity),
    )
    .replace(TAG, (tag) => tag.replace(/=(?:[“”]|&quot;)([^“”"]*)(?:[“”]|&quot;)/g, '="$1"'));
}

/** Applies `code` to text in backticks and `rest` to all other text. */
function mapLine(text: string, code: (text: string) => string, rest: (text: string) => string) {
  let result = '';
  let from = 0;
  for (const match of text.matchAll(INLINE_CODE)) {
    const [all, ticks, value] = match as unknown as [string, string, string];
    // Links may hold code, so prose is read with marks in its place.
    result += `${text.slice(from, match.index)}\0${ticks}${code(value)}${ticks}\0`;
    from = match.index + all.length;
  }
  const kept: string[] = [];
  const marked = (result + text.slice(from)).replace(/\0(.*?)\0/g, (_all, one: string) => {
    kept.push(one);
    return `\0${kept.length - 1}\0`;
  });
  return rest(marked).replace(/\0(\d+)\0/g, (_all, at: string) => kept[Number(at)]!);
}

/** An admonition has its own lines, with its name beside the colons. */
function repairNotice(text: string): string[] {
  const line = text.replace(/^\s*：：：/, ':::').replace(/：：：\s*$/, ':::');
  const whole = /^:::\s*(\w+)\s+(?=\S)(.*\S)\s*:::$/.exec(line);
  if (whole) return [`:::${whole[1]}`, '', whole[2]!, '', ':::'];
  return [line.replace(/^(:{3,})[ \t]+(?=\w)/, '$1').replace(/^(:{3,}\w+)[ \t]+(?=\[)/, '$1')];
}

/** Comments, notices, links, code and quotation marks of the running text. */
export function repairInline(lines: readonly Line[], english: readonly Line[]): Line[] {
  const original = readOriginal(english);
  return lines.flatMap((line): Line[] => {
    if (line.kind !== 'prose') return [line];
    const text = withoutUnseen(line.text).replace(
      COMMENT,
      (_all, comment?: string, html?: string) => `{/* ${(comment ?? html)!.trim()} */}`,
    );
    const ticked = original.prose.includes('\\`') ? text : text.replaceAll('\\`', '`');
    const repaired = mapLine(
      ticked,
      (code) => repairCode(code, original),
      (prose) => repairProse(prose, original),
    );
    return repairNotice(repaired).map((one) => ({ kind: 'prose', text: one }));
  });
}

/** A text of the interface with the placeholders of the original, and without entities. */
export function repairMessage(english: string, translated: string): string {
  const plain = /&#?\w+;/.test(english) ? translated : decodeEntities(translated);
  return [...english.matchAll(/\{(\w+)\}/g)].reduce((text, [whole, name]) => {
    const damaged = new RegExp(`\\\\?[{｛]\\s*${name}\\s*\\\\?[}｝]`, 'gi');
    return text.replace(damaged, whole);
  }, plain);
}

/**
 * Undoes what tools of translation do to the form of a page, by its original: ids of headings,
 * comments, escapes, entities, quotation marks in code, front matter, notices, wrapped lines. Words
 * stay as they are, and so does what the original has too. The page need not be one that a parser
 * can read; one that exceeds a limit is left to its author.
 */
export function repairPage(english: string, translated: string): string {
  if (excessOfPage(translated)) return translated;
  const original = readLines(english);
  const repairs = [repairFrontMatter, repairFences, unwrap, repairInline, repairHeadings];
  return writeLines(
    repairs.reduce((lines, repair) => repair(lines, original), readLines(translated)),
  );
}
