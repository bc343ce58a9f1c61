import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { UsageError, parseFlags } from '@rslib-docs/kit/node/command';
import { PARTS, type Part } from '../report/tables.mts';
import { growTo, type PlainPage } from '../sites/content.mts';
import { SITE_IDS, type BenchSite, type SiteId } from '../sites/site.mts';
import { makeCold, measureBuild, runBuild } from './build.mts';
import { measurePart, type Measure, type Session } from './rounds.mts';
import { measureNavigation, measurePaint, measureSearch } from './timings.mts';
import { openBenchHost, type Subject } from './visit.mts';
import { measureWeight, weighCode } from './weight.mts';

export const USAGE = `Usage: npm run bench [-- <flags>]

Builds stock Docusaurus, Rspress, VitePress and Starlight from the content of this site, measures
them beside ours in alternating order, and writes every run to bench/results/sites.json. Then run
"npm run --prefix bench pages", which writes the results to bench/SITES.md.

  --only <site>    ${SITE_IDS.slice(1).join(', ')}: this one beside ours; repeatable
  --part <part>    ${PARTS.join(', ')}; repeatable, all by default
  --runs <n>       rounds of measuring, 5 by default
  --pages <n>      size of the large site of "growth", 1000 by default
  --built          measure the sites as the last run has built them
  --quick          one round, without "growth"; into bench/results/local/ only
  --help           print this text

A site that fails is named and left out of that part; the others are measured to the end. A part
that was measured to its end is kept where a later one fails or is interrupted. A run of a few sites
or parts replaces the results of these only.

Chromium: CHROMIUM_PATH, else one of the system, else the one that Playwright downloaded.
Exit codes: 0 measured, 1 something failed, 2 wrong usage, 130 interrupted.`;

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
export function readArguments(args: readonly string[]) {
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
    sites: ['ours', ...choose<SiteId>('only', only, SITE_IDS.slice(1))] as const,
    parts: quick && part.length === 0 ? parts.filter((name) => name !== 'growth') : parts,
    runs: quick ? 1 : readCount('runs', runs),
    /** Pages of the large site of "growth", both languages counted. */
    largeSite: readCount('pages', pages),
    built,
    quick,
  };
}

export interface Bench extends Omit<ReturnType<typeof readArguments>, 'sites' | 'quick'> {
  sites: readonly BenchSite[];
  pages: readonly PlainPage[];
  browser: Browser;
  session: Session;
}

/** Parts that a browser measures on the built sites. */
const IN_BROWSER: Partial<Record<Part, Measure<Subject>>> = {
  weight: measureWeight,
  paint: measurePaint,
  navigation: measureNavigation,
  search: measureSearch,
};

/** Does the work for each site in turn. Names the sites that fail, and gives the others. */
async function forEach(
  { sites, session }: Bench,
  what: string,
  work: (site: BenchSite) => Promise<void>,
): Promise<BenchSite[]> {
  const done: BenchSite[] = [];
  for (const site of sites) {
    const started = performance.now();
    try {
      await work(site);
      done.push(site);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.error(`${site.name} ${site.version}: ${what}, ${seconds} s`);
    } catch (error) {
      session.failures.add(site, what, error);
    }
  }
  return done;
}

/** Finds the sites that the last run has built, or makes new ones. */
function makeSites(bench: Bench): Promise<BenchSite[]> {
  if (bench.built) {
    return forEach(bench, 'find', async ({ output }) => {
      if (fs.existsSync(path.join(output, 'index.html'))) return;
      throw new Error('It has not been built. Run npm run bench without --built.');
    });
  }
  // The part "build" builds, and does it more than once.
  const isBuiltLater = bench.parts.includes('build');
  return forEach(bench, isBuiltLater ? 'prepare' : 'build', async (site) => {
    await site.prepare(bench.pages);
    await makeCold(site);
    if (!isBuiltLater) await runBuild(site.build());
  });
}

/** Measures in one part after the other, each site on a host that stays the same. */
async function measureInBrowser(bench: Bench, sites: readonly BenchSite[]): Promise<void> {
  const subjects = new Map<BenchSite, Subject>();
  for (const site of sites) {
    subjects.set(site, { site, host: await openBenchHost(site.output), browser: bench.browser });
  }
  try {
    for (const part of bench.parts) {
      const measure = IN_BROWSER[part];
      if (!measure) continue;
      // Bytes are the same every time.
      const rounds = part === 'weight' ? 1 : bench.runs;
      const measureSite = (site: BenchSite) => measure(subjects.get(site)!);
      await measurePart(bench.session, part, sites, measureSite, { rounds });
    }
  } finally {
    for (const { host } of subjects.values()) host.close();
  }
}

async function weighBuild(site: BenchSite, browser: Browser): Promise<number> {
  const host = await openBenchHost(site.output);
  try {
    return await weighCode({ site, host, browser });
  } finally {
    host.close();
  }
}

/**
 * What a page in the site costs a visitor of another page, and what building a large site costs.
 * The code of one page is weighed in the site as it is, which must have been built, and in one that
 * has grown.
 */
async function measureGrowth(
  { browser, pages, largeSite }: Bench,
  site: BenchSite,
): Promise<Record<string, number>> {
  const grown = growTo(largeSite, pages);
  const inEnglish = grown.slice(pages.length).filter(({ locale }) => locale === 'en').length;
  const small = await weighBuild(site, browser);
  await site.prepare(grown);
  await makeCold(site);
  const { ms, peakBytes } = await runBuild(site.build());
  const large = await weighBuild(site, browser);
  // What is measured later as built must not be the large site.
  await makeCold(site);
  return {
    'growth.perPage': (large - small) / inEnglish,
    'growth.build': ms,
    ...(peakBytes !== undefined && { 'growth.memory': peakBytes }),
  };
}

/** Makes the sites and measures the parts that were asked for, building before what is built. */
export async function measureParts(bench: Bench): Promise<void> {
  const { parts, session, runs } = bench;
  let sites: readonly BenchSite[] = await makeSites(bench);
  if (parts.includes('build'))
    sites = await measurePart(session, 'build', sites, measureBuild, { rounds: runs });
  await measureInBrowser(bench, sites);
  if (parts.includes('growth')) {
    const measure = (site: BenchSite) => measureGrowth(bench, site);
    await measurePart(session, 'growth', sites, measure, { rounds: 1, pages: bench.largeSite });
  }
}
