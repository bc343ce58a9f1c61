import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { decodeEntities, type Line, straightQuotes } from './lines';
import { normalizeCode } from '../core/code-text';

const isHeader = ({ kind, text }: Line): boolean => kind === 'front-matter' && text !== '---';
const sourceOf = (lines: readonly Line[]): string =>
  lines
    .filter(isHeader)
    .map(({ text }) => text)
    .join('\n');

function readMap(source: string): YAMLMap | undefined {
  const { contents, errors } = parseDocument(source, { uniqueKeys: false });
  return errors.length === 0 && isMap(contents) ? contents : undefined;
}

const keysOf = (map: YAMLMap): string[] =>
  map.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));

/** Keys that a tool has joined to one line, or ended with a mark of a line break. */
function splitKeys(source: string, keys: readonly string[]): string {
  const key = new RegExp(`(?<=\\S)[ \\t]+(?=(?:${keys.join('|')}): )`, 'g');
  return source
    .split('\n')
    .map((line) => line.replace(/\\$/, ''))
    .flatMap((line) => (readMap(line) ? [line] : line.replace(key, '\n').split('\n')))
    .join('\n');
}

/** Lists stand on their line, as in the original: one way to write them gives one difference less. */
function layOutLists(source: string, original: YAMLMap): string {
  let result = source;
  for (const key of keysOf(original)) {
    const map = readMap(result);
    const [wanted, found] = [original.get(key, true), map?.get(key, true)];
    if (!isSeq(wanted) || !wanted.flow || !isSeq(found) || found.flow || !found.range) continue;
    const quoted = found.items.map((item) =>
      isScalar(item) ? `'${String(item.value).replaceAll("'", "''")}'` : undefined,
    );
    if (quoted.includes(undefined)) continue;
    const start = result.lastIndexOf(`${key}:`, found.range[0]);
    // A key in quotation marks.
    if (start === -1) continue;
    result = `${result.slice(0, start)}${key}: [${quoted.join(', ')}]\n${result.slice(found.range[1])}`;
  }
  return result.trimEnd();
}

/** Signs that YAML needs no escapes for; quotation marks are YAML's own. */
function undoEscapes(source: string, original: string): string {
  const ticked = original.includes('\\`') ? source : source.replaceAll('\\`', '`');
  return ticked.replace(/&(?:lt|gt|amp);/g, (entity) =>
    original.includes(entity) ? entity : decodeEntities(entity),
  );
}

/** Front matter as it is written here; text that stays no YAML is left as it is. */
export function repairFrontMatter(lines: readonly Line[], english: readonly Line[]): Line[] {
  const model = sourceOf(english);
  const source = undoEscapes(sourceOf(lines), model);
  const original = readMap(model);
  if (!original || source === '') return [...lines];
  const keys = readMap(source) ? source : splitKeys(source, keysOf(original));
  const repaired = layOutLists(keys, original);
  const rest = lines.filter(({ kind }) => kind !== 'front-matter');
  const header = ['---', ...repaired.split('\n'), '---'];
  return [...header.map((text): Line => ({ kind: 'front-matter', text })), ...rest];
}

interface Fence {
  open: number;
  close: number;
}

function readFences(lines: readonly Line[]): Fence[] {
  const marks = lines.flatMap(({ kind }, at) => (kind === 'fence' ? [at] : []));
  return marks.flatMap((open, at) => {
    const close = marks[at + 1];
    return at % 2 === 0 && close !== undefined ? [{ open, close }] : [];
  });
}

const ENTITY = /&#?\w+;/;
const plain = (head: string): string =>
  straightQuotes(decodeEntities(head)).normalize('NFKC').replace(/\s+/g, '');
const codeOf = (lines: readonly Line[], { open, close }: Fence): string =>
  lines
    .slice(open + 1, close)
    .map(({ text }) => text)
    .join('\n');
const langOf = (head: string): string => /[`~]{3,}(\w*)/.exec(head)?.[1] ?? '';

/** The heads of samples come from the English page, and their code has no entities. */
export function repairFences(lines: readonly Line[], english: readonly Line[]): Line[] {
  const result = lines.map((line) => ({ ...line }));
  const [fences, originals] = [readFences(result), readFences(english)];
  if (fences.length !== originals.length) return result;
  fences.forEach((fence, at) => {
    const original = originals[at]!;
    const head = result[fence.open]!;
    const wanted = english[original.open]!.text;
    if (plain(head.text) === plain(wanted)) head.text = wanted;
    const [code, own] = [codeOf(result, fence), codeOf(english, original)];
    const decoded = decodeEntities(code);
    const lang = langOf(wanted);
    // Code that shows entities is compared; all other code has none.
    const isSame = !ENTITY.test(own) || normalizeCode(decoded, lang) === normalizeCode(own, lang);
    if (decoded === code || !isSame) return;
    decoded.split('\n').forEach((text, index) => (result[fence.open + 1 + index]!.text = text));
  });
  return result;
}

/** The forms that an id takes on its way: `{/* #id *\/}`, `{#id}`. Comments are already whole. */
const ID = /(?<!\s)\s*(?:\{\/\*\s*`?#([\w-]+)`?\s*\*\/\}|\\?\{\s*#([\w-]+)\s*\\?\})/g;
const HEADING = /^(#{2,6})\s+(.*)$/;

interface Heading {
  at: number;
  marks: string;
  text: string;
  ids: string[];
}

function takeIds(text: string): { rest: string; ids: string[] } {
  const ids = [...text.matchAll(ID)].map(([, comment, plain]) => (comment ?? plain)!);
  return { rest: text.replace(ID, '').trim(), ids };
}

function readHeadings(lines: readonly Line[]): Heading[] {
  return lines.flatMap(({ kind, text }, at): Heading[] => {
    const found = kind === 'prose' ? HEADING.exec(text) : null;
    if (!found) return [];
    const { rest, ids } = takeIds(found[2]!);
    return [{ at, marks: found[1]!, text: rest, ids }];
  });
}

/** The id that each heading should have: its own if English has it, else the one at its place. */
function wantedIds(
  headings: readonly Heading[],
  english: readonly Heading[],
): (string | undefined)[] {
  const known = new Set(english.flatMap(({ ids }) => ids));
  const own = headings.map(({ ids }) => ids.find((id) => known.has(id)));
  const taken = new Set(own);
  const isAlike =
    headings.length === english.length &&
    headings.every(({ marks }, at) => marks === english[at]!.marks);
  return headings.map(({ ids }, at) => {
    const inPlace = isAlike ? english[at]!.ids[0] : undefined;
    return own[at] ?? (inPlace !== undefined && !taken.has(inPlace) ? inPlace : ids[0]);
  });
}

/** Ids on a separate line go back to the heading before them, which has none. */
function bringBack(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const { rest, ids } = takeIds(line.text);
    const isStray = line.kind === 'prose' && rest === '' && ids.length > 0;
    const last = result.findLastIndex(({ text }) => text.trim() !== '');
    const heading = result[last];
    if (!isStray || heading?.kind !== 'prose' || !HEADING.test(heading.text)) result.push(line);
    else {
      if (takeIds(heading.text).ids.length === 0) heading.text += line.text;
      result.length = last + 1;
    }
  }
  return result;
}

/** Every heading has the id of the English one, once, at its end. */
export function repairHeadings(lines: readonly Line[], english: readonly Line[]): Line[] {
  const result = bringBack(lines.map((line) => ({ ...line })));
  const headings = readHeadings(result);
  const wanted = wantedIds(headings, readHeadings(english));
  headings.forEach(({ at, marks, text }, index) => {
    const id = wanted[index];
    result[at]!.text = `${marks} ${text}${id ? ` {/* #${id} */}` : ''}`;
  });
  return result;
}
