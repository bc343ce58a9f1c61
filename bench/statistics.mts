/** The middle of the values, of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values.');
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Smallest and largest value. */
export function range(values: readonly number[]): [smallest: number, largest: number] {
  return [Math.min(...values), Math.max(...values)];
}

/**
 * Who has the smallest value: nobody where fewer than two were measured. Values that are within
 * `tolerance` of the smallest, as a part of it, share the place.
 */
export function winners(values: Readonly<Record<string, number>>, tolerance = 0): string[] {
  const entries = Object.entries(values);
  if (entries.length < 2) return [];
  const best = Math.min(...entries.map(([, value]) => value));
  const limit = best + Math.abs(best) * tolerance;
  return entries.filter(([, value]) => value <= limit).map(([name]) => name);
}

/**
 * Whether one ranks before the other however the runs are split: the medians of the first and of
 * the second half of the runs order them alike.
 */
export function rankingHolds(runs: Readonly<Record<string, readonly number[]>>): boolean {
  const order = (part: (values: readonly number[]) => readonly number[]) =>
    Object.entries(runs)
      .map(([name, values]) => [name, median(part(values))] as const)
      .sort((a, b) => a[1] - b[1])
      .map(([name]) => name)
      .join();
  const half = (values: readonly number[]) => Math.floor(values.length / 2);
  if (Object.values(runs).some((values) => values.length < 2)) return false;
  return (
    order((values) => values.slice(0, half(values))) ===
    order((values) => values.slice(half(values)))
  );
}
