/** A longer type, or a longer part of one in braces, is written with a line for each key. */
const LONG_TYPE = 60;

const indent = (depth: number): string => `\n${'  '.repeat(depth)}`;

/** The text up to the brace that closes the one at `start`. */
function groupAt(text: string, start: number): string {
  let depth = 0;
  for (const { 0: part, index } of text.slice(start).matchAll(/'[^']*'|[{}]/g)) {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return text.slice(start);
}

/** A TypeScript type of one line as its page shows it: a long one with a line for each key. */
export function typeLines(type: string): string[] {
  if (type.length <= LONG_TYPE || !type.includes('{')) return [type];
  /** Whether each of the open braces has a line for each key. */
  const open: boolean[] = [];
  const text = type.replace(/\{ ?| ?\}|; |'[^']*'/g, (part, at: number) => {
    if (part.startsWith("'")) return part;
    if (part.startsWith('{')) {
      // A short type without long parts stays on its line.
      open.push(open.length === 0 || groupAt(type, at).length > LONG_TYPE);
      return open.at(-1) ? `{${indent(open.length)}` : part;
    }
    const hasLines = open.at(-1);
    if (part.endsWith('}')) open.pop();
    if (!hasLines) return part;
    return part.endsWith('}') ? `;${indent(open.length)}}` : `;${indent(open.length)}`;
  });
  return text.split('\n').map((line) => line.replace('…;', '…'));
}
