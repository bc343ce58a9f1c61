/** A longer type is written with a line for each key. */
const LONG_TYPE = 60;

/** The types in braces are no longer broken below this depth. */
const DEPTH = 1;

const indent = (depth: number): string => `\n${'  '.repeat(depth)}`;

/** A TypeScript type of one line as its page shows it: a long one with a line for each key. */
export function typeLines(type: string): string[] {
  if (type.length <= LONG_TYPE || !type.includes('{')) return [type];
  let depth = 0;
  const text = type.replace(/\{ ?| ?\}|; |'[^']*'/g, (part) => {
    if (part.startsWith("'")) return part;
    if (part.startsWith('{')) return (depth += 1) <= DEPTH ? `{${indent(depth)}` : part;
    if (part.endsWith('}')) return (depth -= 1) < DEPTH ? `;${indent(depth)}}` : part;
    return depth <= DEPTH ? `;${indent(depth)}` : part;
  });
  return text.split('\n').map((line) => line.replace('…;', '…'));
}
