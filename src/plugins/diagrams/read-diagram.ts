/** A diagram as its author wrote it: Mermaid, with its two accessibility lines taken out. */
export interface DiagramSource {
  /** `accTitle`: what the picture shows; its caption. */
  title: string;
  /** `accDescr`: what a reader who cannot see the picture is told. */
  description: string;
  /** The rest, which draws. */
  graph: string;
}

const PAIRS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
const CLOSING = new Set(Object.values(PAIRS));

/** Position of the first bracket without a partner, quoted text aside; -1 if there is none. */
function unbalancedAt(line: string): number {
  const open: { at: number; wants: string }[] = [];
  const text = line.replace(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));
  for (const [at, char] of [...text].entries()) {
    const wants = PAIRS[char];
    if (wants) open.push({ at, wants });
    else if (CLOSING.has(char) && open.pop()?.wants !== char) return at;
  }
  return open.at(-1)?.at ?? -1;
}

/** Takes a `key: text` line out of `lines`. */
function takeText(lines: string[], key: string): string {
  const at = lines.findIndex((line) => line.trimStart().startsWith(`${key}:`));
  if (at < 0) throw new Error(`a diagram needs a line "${key}: …"`);
  const [line] = lines.splice(at, 1, '');
  const text = line!.slice(line!.indexOf(':') + 1).trim();
  if (!text) throw new Error(`"${key}:" of a diagram is empty`);
  return text;
}

/**
 * Reads the source of a diagram. The renderer draws what it understands and leaves out the rest, so
 * what an author mistypes most is looked for here.
 * @throws with the line, from 1, and what to do
 */
export function readDiagram(source: string): DiagramSource {
  const lines = source.split('\n');
  const title = takeText(lines, 'accTitle');
  const description = takeText(lines, 'accDescr');
  for (const [index, line] of lines.entries()) {
    const at = unbalancedAt(line);
    if (at >= 0) throw new Error(`line ${index + 1}: bracket "${line[at]}" has no partner`);
  }
  return { title, description, graph: lines.filter((line) => line.trim()).join('\n') };
}
