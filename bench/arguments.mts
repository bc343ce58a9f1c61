import { UsageError, parseFlags } from '@rslib-docs/kit/node/command';
import { PARTS, type Part } from './report/metrics.mts';
import { SITE_IDS, type SiteId } from './sites/site.mts';

const DEFAULT_RUNS = 5;
const DEFAULT_PAGES = 1000;

export const USAGE = `Usage: npm run bench [-- <flags>]

Builds stock Docusaurus, Rspress, VitePress and Starlight from the content of this site, measures
them beside ours in alternating order, and writes bench/results/sites.json (every run), sites.md and
sites.svg. Then run "npm run --prefix bench pages", which shows the results on the page /benchmarks.

  --only <site>    ${SITE_IDS.slice(1).join(', ')}: this one beside ours; repeatable
  --part <part>    ${PARTS.join(', ')}; repeatable, all by default
  --runs <n>       rounds of measuring, ${DEFAULT_RUNS} by default
  --pages <n>      size of the large site of "growth", ${DEFAULT_PAGES} by default
  --built          measure the sites as the last run has built them
  --second         this is a second kind of machine: into sites-second.json, shown below the first
  --quick          one round, without "growth"; into bench/results/local/ only
  --help           print this text

Who fails is named and left out of that part; the others are measured to the end. A part that was
measured to its end is kept where a later one fails or is interrupted; the runs of the others are in
bench/results/local/. A run of a few sites or parts replaces the results of these only.

Chromium: CHROMIUM_PATH, else one of the system, else the one that Playwright downloaded.
Exit codes: 0 measured, 1 something failed, 2 wrong usage, 130 interrupted.`;

export interface Arguments {
  sites: readonly SiteId[];
  parts: readonly Part[];
  runs: number;
  /** Pages of the large site of "growth", both languages counted. */
  largeSite: number;
  built: boolean;
  second: boolean;
  quick: boolean;
}

const OPTIONS = {
  only: { type: 'string', multiple: true },
  part: { type: 'string', multiple: true },
  runs: { type: 'string' },
  pages: { type: 'string' },
  built: { type: 'boolean', default: false },
  second: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
} as const;

function choose<T extends string>(
  flag: string,
  given: readonly string[] | undefined,
  known: readonly T[],
): readonly T[] {
  const unknown = given?.find((name) => !known.includes(name as T));
  if (unknown !== undefined) {
    throw new UsageError(`--${flag} knows ${known.join(', ')}, not "${unknown}".`);
  }
  return given ? known.filter((name) => given.includes(name)) : known;
}

function readCount(flag: string, given: string | undefined, fallback: number): number {
  if (given === undefined) return fallback;
  if (!/^[1-9]\d*$/.test(given)) throw new UsageError(`--${flag} needs a number, not "${given}".`);
  return Number(given);
}

/** Reads the command line. Throws `UsageError` for whatever is not in `USAGE`. */
export function readArguments(args: readonly string[]): Arguments {
  const { only, part, runs, pages, built, second, quick } = parseFlags(args, OPTIONS);
  const peers = choose('only', only, SITE_IDS.slice(1));
  const parts = choose('part', part, PARTS);
  return {
    sites: ['ours', ...peers],
    parts: quick && !part ? parts.filter((name) => name !== 'growth') : parts,
    runs: quick ? 1 : readCount('runs', runs, DEFAULT_RUNS),
    largeSite: readCount('pages', pages, DEFAULT_PAGES),
    built,
    second,
    quick,
  };
}
