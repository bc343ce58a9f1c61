const GAP = '…';
/** Words of a quotation that a message must share, unless it has fewer. */
export const MIN_SHARED = 3;
/** Words that say nothing of which message it is. */
const SMALL = new Set(
  'a an and are at be by can for from in is it no not of or the to was with'.split(' '),
);

const weigh = (word: string): number => (word === GAP || SMALL.has(word) ? 0 : 1);

/** Every message is compared with every quotation: what is read of a text is kept. */
const known = new Map<string, { words: readonly string[]; weight: number }>();

/** Words without the marks around them, where one that holds a gap is a gap; and their weight. */
function read(text: string) {
  let found = known.get(text);
  if (!found) {
    const words = text
      .split(/\s+/)
      .map((word) => word.replace(/^[^\p{L}\p{N}…]+|[^\p{L}\p{N}…]+$/gu, ''))
      .filter((word) => word !== '')
      .map((word) => (word.includes(GAP) ? GAP : word));
    found = { words, weight: words.reduce((sum, word) => sum + weigh(word), 0) };
    known.set(text, found);
  }
  return found;
}

/** How much a text says, by words that are not small; one that is only small words says nothing. */
export const weightOf = (text: string): number => read(text).weight;

/**
 * The weight of the words that a message and a quotation share, where the quotation stands in the
 * message word for word; -Infinity where it does not. A gap (`…`) of the message holds any words of
 * the quotation, such as the `amd` of an example, and the other way round.
 */
export function sharedWeight(message: string, quotation: string): number {
  const { words } = read(message);
  // The weight that is shared when the quotation so far ends after so many words of the message;
  // it may begin anywhere, and cannot end where there is -Infinity.
  let shared = words.map(() => 0).concat(0);
  for (const word of read(quotation).words) {
    const next = shared.map(() => -Infinity);
    for (const [index, other] of [undefined, ...words].entries()) {
      const before = index > 0 ? shared[index - 1]! : -Infinity;
      if (word === GAP) next[index] = Math.max(shared[index]!, next[index - 1] ?? -Infinity);
      else if (other === GAP) next[index] = Math.max(before, shared[index]!);
      else if (other === word) next[index] = before + weigh(word);
    }
    shared = next;
  }
  return Math.max(...shared);
}

/** Whether a text on a page quotes a message, wholly or in part. */
export function isQuotedBy(message: string, quotation: string): boolean {
  const needed = Math.min(MIN_SHARED, weightOf(message));
  // Most quotations are single words: they say too little to be compared.
  if (needed === 0 || weightOf(quotation) < needed) return false;
  return sharedWeight(message, quotation) >= needed;
}
