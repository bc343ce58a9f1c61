import fs from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/files';

const FOLDER = path.resolve(import.meta.dirname, '../results');

/** Under what a part was measured. */
export interface Conditions {
  /** When the measurement ended, in UTC: `2026-11-21T21:30:00Z`. */
  date: string;
  command: string;
  processor: string;
  cores: number;
  /** In bytes. */
  memory: number;
  system: string;
  node: string;
  chromium?: string;
  /** Of "growth": pages of the large site, both languages counted. */
  pages?: number;
  /** Processes that wanted to run, averaged over a minute, when it began and ended. */
  load: readonly [before: number, after: number];
}

/** Values of a metric, run by run, by subject. */
export type Runs = Readonly<Record<string, readonly number[]>>;

/** What stands in a file of results. Raw runs in bytes and milliseconds; nothing is left out. */
export interface Results {
  /** Name and version of what was measured. */
  subjects: Readonly<Record<string, { name: string; version: string }>>;
  conditions: Readonly<Record<string, Conditions>>;
  runs: Readonly<Record<string, Runs>>;
}

const NO_RESULTS: Results = { subjects: {}, conditions: {}, runs: {} };

/** A file of results; what only shows whether everything works is not committed. */
export const resultsFile = (name: string, isLocal = false): string =>
  path.join(FOLDER, isLocal ? 'local' : '', `${name}.json`);

export function readResults(file: string): Results {
  if (!fs.existsSync(file)) return NO_RESULTS;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Results;
}

/** Values without digits that mean nothing. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

/** JSON with the runs of one subject in one line. */
export function formatResults(results: Results): string {
  const oneLine = (_all: string, list: string) => `[${list.replace(/\s+/g, ' ')}]`;
  const text = JSON.stringify(results, rounded, 2);
  return `${text.replace(/\[\s+([\d.,\s-]+?)\s+\]/g, oneLine)}\n`;
}

/**
 * Results in which newer runs replace those of the same metric and subject. A subject that failed
 * has nothing in that part: the median of a run that failed is not an old one.
 */
export function merge(old: Results, fresh: Results, failed: readonly string[] = []): Results {
  const runs: Record<string, Runs> = {};
  for (const id of Object.keys({ ...old.runs, ...fresh.runs })) {
    const isMeasured = id.split('.')[0]! in fresh.conditions;
    const kept = Object.entries(old.runs[id] ?? {}).filter(
      ([name]) => !isMeasured || !failed.includes(name),
    );
    const all = { ...Object.fromEntries(kept), ...fresh.runs[id] };
    if (Object.keys(all).length > 0) runs[id] = all;
  }
  return {
    subjects: { ...old.subjects, ...fresh.subjects },
    conditions: { ...old.conditions, ...fresh.conditions },
    runs,
  };
}

/** Writes newer results into their file. */
export function keepResults(file: string, fresh: Results, failed: readonly string[]): void {
  const all = formatResults(merge(readResults(file), fresh, failed));
  writeFiles(path.dirname(file), new Map([[path.basename(file), all]]));
  console.error(`Written: ${path.relative(process.cwd(), file)}`);
}

/** The middle of the values, of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values.');
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The median of the runs of each subject, the smallest first. */
export const medians = (runs: Runs = {}): [name: string, value: number][] =>
  Object.entries(runs)
    .map(([name, values]): [string, number] => [name, median(values)])
    .sort((a, b) => a[1] - b[1]);

/**
 * Pairs whose order means nothing: the medians of the first and of the second half of the runs order
 * them differently, or there are too few runs to tell.
 */
export function unsurePairs(runs: Runs): [name: string, other: string][] {
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
