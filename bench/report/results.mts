import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, winners } from '../statistics.mts';
import type { Metric } from './metrics.mts';

export const RESULTS = path.resolve(import.meta.dirname, '../results');

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

/** Values of a metric, run by run: by the name of who was measured. */
export type Runs = Readonly<Record<string, readonly number[]>>;

/** What stands in a file of results. Raw runs in bytes and milliseconds; nothing is left out. */
export interface Results {
  /** Name and version of who was measured. */
  subjects: Readonly<Record<string, { name: string; version: string }>>;
  conditions: Readonly<Record<string, Conditions>>;
  runs: Readonly<Record<string, Runs>>;
}

export const NO_RESULTS: Results = { subjects: {}, conditions: {}, runs: {} };

/** All files of results, by the name of the file. `sites-second` is of a second kind of machine. */
const RESULT_FILES = ['sites', 'sites-second', 'libraries'] as const;
export type AllResults = Readonly<Record<(typeof RESULT_FILES)[number], Results>>;

/** Reads all of them; who was not measured has none. */
export const readAllResults = (): AllResults =>
  Object.fromEntries(
    RESULT_FILES.map((name) => [name, readResults(path.join(RESULTS, `${name}.json`))]),
  ) as AllResults;

export const oneMinuteLoad = (): number => Math.round(os.loadavg()[0]! * 10) / 10;

export function describeMachine(): Omit<Conditions, 'date' | 'command' | 'load'> {
  return {
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    memory: os.totalmem(),
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
  };
}

export function readResults(file: string): Results {
  if (!fs.existsSync(file)) return NO_RESULTS;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Results;
}

/** Writes the file as a whole or not at all. */
export function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.next`, text);
  fs.renameSync(`${file}.next`, file);
}

/** Values without digits that mean nothing. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

/** JSON with the runs of one subject in one line. */
export function formatResults(results: Results): string {
  const text = JSON.stringify(results, rounded, 2);
  return `${text.replace(/\[\s+([\d.,\s-]+?)\s+\]/g, (_all, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;
}

/** Results without what somebody has in a part: the middle of a run that failed is not an old one. */
export function without(results: Results, part: string, names: readonly string[]): Results {
  const runs: Record<string, Runs> = {};
  for (const [id, values] of Object.entries(results.runs)) {
    const left = Object.entries(values).filter(
      ([name]) => !id.startsWith(`${part}.`) || !names.includes(name),
    );
    if (left.length > 0) runs[id] = Object.fromEntries(left);
  }
  return { ...results, runs };
}

/** Results in which what is newer replaces the runs of the same metric and subject. */
export function merge(old: Results, fresh: Results): Results {
  const runs: Record<string, Runs> = { ...old.runs };
  for (const [id, values] of Object.entries(fresh.runs)) runs[id] = { ...runs[id], ...values };
  return {
    subjects: { ...old.subjects, ...fresh.subjects },
    conditions: { ...old.conditions, ...fresh.conditions },
    runs,
  };
}

/** The middle of the runs of everybody who was measured. */
export function medians(runs: Runs | undefined): Record<string, number> {
  return Object.fromEntries(
    Object.entries(runs ?? {})
      .filter(([, values]) => values.length > 0)
      .map(([subject, values]) => [subject, median(values)]),
  );
}

/** Who is better than `name` by a metric by more than means nothing, the best first. */
export function betterThan(results: Results, { id, tolerance }: Metric, name: string): string[] {
  const values = medians(results.runs[id]);
  const own = values[name] ?? Infinity;
  return Object.entries(values)
    .filter(([, value]) => value + Math.abs(value) * (tolerance ?? 0) < own)
    .sort(([, one], [, other]) => one - other)
    .map(([subject]) => subject);
}

/** Who is best by a metric; several where the difference means nothing. */
export const bestOf = (results: Results, { id, tolerance }: Metric): string[] =>
  winners(medians(results.runs[id]), tolerance);
