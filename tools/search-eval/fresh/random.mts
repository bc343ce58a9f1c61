/** Random choices that are the same every time. */
export interface Random {
  /** Between 0 and 1. */
  next(): number;
  /** A whole number from 0 to `end - 1`. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { next, below, pick: (items) => items[below(items.length)]! };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One typing error in a text, not in its first letter: swapped, left out, doubled or wrong. */
export function mistype(text: string, random: Random): string {
  const places = [...text].flatMap((letter, at) => (at > 0 && /[a-z]/i.test(letter) ? [at] : []));
  const at = random.pick(places);
  const letter = text[at]!;
  const kinds = [
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at) + random.pick([...LETTERS]) + text.slice(at + 1),
  ];
  const next = text[at + 1] ?? '';
  if (/[a-z]/i.test(next) && next !== letter) {
    kinds.push(() => text.slice(0, at) + next + letter + text.slice(at + 2));
  }
  const mistyped = random.pick(kinds)();
  return mistyped === text ? mistype(text, random) : mistyped;
}
