/** Language of fences that draw. Their labels are text and are translated. */
export const DIAGRAM = 'mermaid';

/** Text of a diagram: its two accessibility lines, labels of nodes, of arrows and of groups. */
const TEXT =
  /^\s*acc(?:Title|Descr):.*$|\|[^|\n]*\||"[^"\n]*"|(?<=[[({]+)[^[\](){}\n]+(?=[\])}]+)/gm;

/** What a diagram draws, without its words: the same in every language. */
export function diagramStructure(source: string): string {
  return source.replace(TEXT, '').replace(/\s+/g, ' ').trim();
}
