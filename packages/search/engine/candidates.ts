import { COMPLETE_BONUS } from './weights';

/** Pages with what they weigh for a word. */
export type Weights = Map<number, number>;

/** The pages that promise most, by words of a query: with many of them, and with weight. */
export function candidates(found: readonly Weights[], most: number): number[] {
  const pages = new Map<number, { score: number; words: number }>();
  for (const weights of found) {
    for (const [id, weight] of weights) {
      const { score, words } = pages.get(id) ?? { score: 0, words: 0 };
      // Saturated, as in the engine: no word outweighs the others.
      pages.set(id, { score: score + Math.sqrt(weight), words: words + 1 });
    }
  }
  return [...pages]
    .map(([id, { score, words }]) => ({
      id,
      score: score * (words === found.length ? COMPLETE_BONUS : 1),
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id);
}
