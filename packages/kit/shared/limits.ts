/** What one input of a kind may be. Beyond that, a parser or a layout takes seconds. */
export const LIMITS = {
  /** Twice a page with a megabyte of code. */
  pageCharacters: 2_000_000,
  /** Space and marks of lists and quotations before the text of a line. */
  pageIndentation: 200,
  /** The longest text of the interface has a third of it. */
  interfaceCharacters: 1000,
  diagramCharacters: 2000,
  /** Arrows of a diagram, each of `A & B --> C & D`. */
  diagramArrows: 60,
  diagramGroups: 10,
} as const;

/** Says which limit an input exceeds, and what to do; undefined where it keeps the limit. */
export function excessOf(
  what: string,
  found: number,
  most: number,
  unit: string,
  remedy: string,
): string | undefined {
  return found > most ? `${what} has ${found} ${unit}, and may have ${most}. ${remedy}` : undefined;
}
