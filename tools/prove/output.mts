import { createHash } from 'node:crypto';
import { createTwoFilesPatch } from 'diff';
import type { Build } from '@rslib-docs/samples/runner/plan';
import type { Outcome } from '@rslib-docs/samples/runner/run-builds';

export interface NamedBuild extends Build {
  name: string;
}

export type Outcomes = ReadonlyMap<string, Outcome>;

/** A file that is committed and holds what builds really give. */
export interface RealOutput {
  file: string;
  builds: readonly NamedBuild[];
  /** The text of the file. What is committed counts for builds that have no outcome here. */
  toText: (outcomes: Outcomes, committed: string) => string | Promise<string>;
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** With this step, those that are chosen have every value of every choice of the explorer. */
const STEP = 43;

/** Some of many builds, others for each seed; all of a few. */
export function chooseSpots(builds: readonly NamedBuild[], seed: string): readonly NamedBuild[] {
  if (builds.length < STEP) return builds;
  const first = Number.parseInt(hashOf(seed), 16) % STEP;
  return builds.filter((_, index) => index % STEP === first);
}

/** Content hashes of Module Federation depend on where the packages are installed. */
const withoutHashes = (text: string) => text.replace(/\.[0-9a-f]{10}\.js/g, '.hash.js');
const MAX_LINES = 60;
const MAX_LINE = 200;

/** The committed data beside the fresh data, where they differ; undefined if they are equal. */
export function showDifference(committed: string, fresh: string): string {
  const [before, after] = [withoutHashes(committed), withoutHashes(fresh)];
  if (before === after) return '';
  const patch = createTwoFilesPatch('committed', 'built now', before, after, '', '', {
    context: 0,
  });
  const lines = patch.split('\n').slice(0, MAX_LINES);
  return lines.map((line) => line.slice(0, MAX_LINE)).join('\n');
}
