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

/** Statements that load, link or paint; colours are the page's, and links stand in the text. */
const REFUSED = /^\s*(?:(style|classDef|linkStyle|click)\s|(%%\{))|@\{/;

/** The first bracket without a partner, comments and quoted text aside. */
function unbalanced(line: string): string | undefined {
  if (line.trimStart().startsWith('%%')) return undefined;
  const open: string[] = [];
  for (const char of line.replace(/"[^"]*"/g, '')) {
    if (PAIRS[char]) open.push(char);
    else if (CLOSING.has(char) && PAIRS[open.pop() ?? ''] !== char) return char;
  }
  return open.at(-1);
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
    const refused = REFUSED.exec(line);
    if (refused) {
      const name = (refused[1] ?? refused[0]).trim();
      throw new Error(`line ${index + 1}: "${name}" is not allowed in a diagram. Remove the line`);
    }
    const bracket = unbalanced(line);
    if (bracket) throw new Error(`line ${index + 1}: bracket "${bracket}" has no partner`);
  }
  return { title, description, graph: lines.filter((line) => line.trim()).join('\n') };
}
