/** What one input of a kind may be. Beyond that, a parser or a layout takes seconds. */
export const LIMITS = {
  /** Twice a page with a megabyte of code. */
  pageCharacters: 2_000_000,
  /** Brackets, stars and the like, of which each may begin something: the largest page has 2000. */
  pageSigns: 20_000,
  /** Each line that begins or ends an admonition is compared with all others. */
  pageColons: 500,
  pageLines: 40_000,
  /** Those without an empty line between them: a parser compares each with each. */
  blockSigns: 5000,
  /** The longest line has 600. */
  lineCharacters: 10_000,
  /** Space and marks of lists and quotations before the text of a line. */
  pageIndentation: 200,
  /** The longest text of the interface has a third of it. */
  interfaceCharacters: 1000,
  /** A file of JSON or YAML, and the header of a page. */
  dataCharacters: 1_000_000,
  dataDepth: 100,
  /** Values of YAML, those that a name such as `*a` stands for counted each time. */
  dataValues: 20_000,
  /** A field lays out more in more than 200 ms; a configuration has some thousand characters. */
  sourceCharacters: 100_000,
  /** More than this is hardly one, and each key pressed would wait for its colors. */
  highlightedCharacters: 10_000,
  /** Names and spreads that are followed in it: each may stand for two others. */
  sourceSteps: 20_000,
  /** What a build printed, and one line of it. */
  logCharacters: 100_000,
  logLineCharacters: 2000,
  /** An address, or the path of a folder. */
  nameCharacters: 1000,
  /** A page, or a configuration: on a slow machine ten times what the largest takes. */
  workMs: 20_000,
  /** A longer file was not written by hand. */
  fileBytes: 5_000_000,
  diagramCharacters: 2000,
  /** Arrows of a diagram, each of `A & B --> C & D`. */
  diagramArrows: 60,
  diagramGroups: 10,
} as const;

/** Says which limit an input exceeds, and what to do; undefined where it keeps the limit. */
export function excessOf(what: string, found: number, most: number, unit: string, remedy: string) {
  return found > most ? `${what} has ${found} ${unit}, and may have ${most}. ${remedy}` : undefined;
}

const { dataCharacters, dataDepth } = LIMITS;
const NESTED_LISTS = new RegExp(`(?:[-?:][ \\t]){${dataDepth}}`);

/** The limit that a text of JSON or YAML exceeds; thousands of levels would end the process. */
export function excessOfData(text: string): string | undefined {
  const long = excessOf('it', text.length, dataCharacters, 'characters', 'Divide it.');
  if (long) return long;
  let depth = 0;
  let most = NESTED_LISTS.test(text) ? Infinity : 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + ('[{'.includes(sign) ? 1 : -1));
    most = Math.max(most, depth);
  }
  return most > dataDepth ? `it has more than ${dataDepth} levels. Use fewer.` : undefined;
}

/** Says that the values of a YAML text are too many: it may name one that holds others, many times. */
export function excessOfValues(value: unknown): string | undefined {
  let left: number = LIMITS.dataValues;
  const isWithin = (one: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > dataDepth) return false;
    if (one === null || typeof one !== 'object') return true;
    return Object.values(one).every((inner) => isWithin(inner, depth + 1));
  };
  const remedy = 'Write them out, without & and *.';
  return isWithin(value, 0)
    ? undefined
    : `it stands for more than ${LIMITS.dataValues} values. ${remedy}`;
}
