import { UsageError, parseFlags } from '@rslib-docs/kit/node/command';
import { PARTS, type Part } from './report/metrics.mts';
import { SITE_IDS, type SiteId } from './sites/site.mts';

export const USAGE = `Usage: npm run bench [-- <flags>]

Builds stock Docusaurus, Rspress, VitePress and Starlight from the content of this site, measures
them beside ours in alternating order, and writes every run to bench/results/sites.json. Then run
"npm run --prefix bench pages", which shows the results on the page /benchmarks.

  --only <site>    ${SITE_IDS.slice(1).join(', ')}: this one beside ours; repeatable
  --part <part>    ${PARTS.join(', ')}; repeatable, all by default
  --runs <n>       rounds of measuring, 5 by default
  --pages <n>      size of the large site of "growth", 1000 by default
  --built          measure the sites as the last run has built them
  --quick          one round, without "growth"; into bench/results/local/ only
  --help           print this text

Who fails is named and left out of that part; the others are measured to the end. A part that was
measured to its end is kept where a later one fails or is interrupted. A run of a few sites or parts
replaces the results of these only.

Chromium: CHROMIUM_PATH, else one of the system, else the one that Playwright downloaded.
Exit codes: 0 measured, 1 something failed, 2 wrong usage, 130 interrupted.`;

export interface Arguments {
  sites: readonly SiteId[];
  parts: readonly Part[];
  runs: number;
  /** Pages of the large site of "growth", both languages counted. */
  largeSite: number;
  built: boolean;
  quick: boolean;
}

function choose<T extends string>(
  flag: string,
  given: readonly string[],
  known: readonly T[],
): readonly T[] {
  const unknown = given.find((name) => !known.includes(name as T));
  if (unknown !== undefined) {
    throw new UsageError(`--${flag} knows ${known.join(', ')}, not "${unknown}".`);
  }
  return given.length > 0 ? known.filter((name) => given.includes(name)) : known;
}

function readCount(flag: string, given: string): number {
  if (!/^[1-9]\d*$/.test(given)) throw new UsageError(`--${flag} needs a number, not "${given}".`);
  return Number(given);
}

/** Reads the command line. Throws `UsageError` for whatever is not in `USAGE`. */
export function readArguments(args: readonly string[]): Arguments {
  const { only, part, runs, pages, built, quick } = parseFlags(args, {
    only: { type: 'string', multiple: true, default: [] as string[] },
    part: { type: 'string', multiple: true, default: [] as string[] },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '1000' },
    built: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  });
  const parts = choose('part', part, PARTS);
  return {
    sites: ['ours', ...choose('only', only, SITE_IDS.slice(1))],
    parts: quick && part.length === 0 ? parts.filter((name) => name !== 'growth') : parts,
    runs: quick ? 1 : readCount('runs', runs),
    largeSite: readCount('pages', pages),
    built,
    quick,
  };
}
