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
 * Pairs whose order means nothing: the medians of the first and of the second half of the runs order
 * them differently, or there are too few runs to tell.
 */
export function unsurePairs(
  runs: Readonly<Record<string, readonly number[]>>,
): [name: string, other: string][] {
  const halves = Object.entries(runs).map(([name, values]) => {
    const half = Math.floor(values.length / 2);
    if (half === 0) return { name, early: NaN, late: NaN };
    return { name, early: median(values.slice(0, half)), late: median(values.slice(half)) };
  });
  return halves.flatMap((one, at) =>
    halves
      .slice(at + 1)
      .filter((other) => !((one.early - other.early) * (one.late - other.late) > 0))
      .map((other): [string, string] => [one.name, other.name]),
  );
}
