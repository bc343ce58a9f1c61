import type { Line } from './lines';

/** The forms that an id takes on its way: `{/* #id *\/}`, `{#id}`. Comments are whole by now. */
const ID = /\s*(?:\{\/\*\s*`?#([\w-]+)`?\s*\*\/\}|\\?\{\s*#([\w-]+)\s*\\?\})/g;
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

/** The id that each heading should have: its own where English knows it, else the one in its place. */
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

/** Ids that stand on a line of their own go back to the heading before them, which has none. */
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
export function mendHeadings(lines: readonly Line[], english: readonly Line[]): Line[] {
  const result = bringBack(lines.map((line) => ({ ...line })));
  const headings = readHeadings(result);
  const wanted = wantedIds(headings, readHeadings(english));
  headings.forEach(({ at, marks, text }, index) => {
    const id = wanted[index];
    result[at]!.text = `${marks} ${text}${id ? ` {/* #${id} */}` : ''}`;
  });
  return result;
}
