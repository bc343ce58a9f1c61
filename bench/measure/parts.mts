import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Arguments } from '../arguments.mts';
import type { PlainPage } from '../content/read-pages.mts';
import type { Part } from '../report/metrics.mts';
import type { Recorder } from '../report/recorder.mts';
import type { BenchSite } from '../sites/site.mts';
import { makeCold, measureBuild, runBuild } from './build.mts';
import type { Failures } from './failures.mts';
import { measureGrowth } from './growth.mts';
import { openBenchHost } from './host.mts';
import { measureFirstPress, measureNavigation } from './navigation.mts';
import { measureControl, measureFirstScreen, measurePaint } from './paint.mts';
import { measureInTurn, type Measure } from './rounds.mts';
import { measureSearch } from './search.mts';
import type { Subject } from './visit.mts';
import { measureWeight } from './weight.mts';

export interface Bench extends Omit<Arguments, 'sites'> {
  sites: readonly BenchSite[];
  pages: readonly PlainPage[];
  browser: Browser;
  executablePath: string;
  recorder: Recorder;
  failures: Failures;
  /** Ids of sites that were asked for and could not be made: they have no value in any part. */
  missing: readonly string[];
}

type Asked = Omit<Bench, 'missing'>;

/** Parts that a browser measures on the built sites. */
const IN_BROWSER: Partial<Record<Part, { measures: readonly Measure<Subject>[]; rounds?: 1 }>> = {
  // Bytes are the same every time.
  weight: { measures: [measureWeight], rounds: 1 },
  paint: { measures: [measurePaint, measureFirstScreen, measureControl] },
  navigation: { measures: [measureFirstPress, measureNavigation] },
  search: { measures: [measureSearch] },
};

const describe = (sites: readonly BenchSite[]) =>
  Object.fromEntries(sites.map(({ id, name, version }) => [id, { name, version }]));

const minutesSince = (started: number) => ((performance.now() - started) / 60_000).toFixed(1);

/** Does the work for each site in turn; who fails is named, and is not among those given back. */
async function forEach(
  { sites, failures }: Asked,
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
      failures.add(site.name, what, error as Error);
    }
  }
  return done;
}

/** Measures a part in rounds and keeps its runs; gives the ids of those that failed. */
async function record<S>(
  bench: Bench,
  part: Part,
  subjects: readonly S[],
  measure: Measure<S>,
  { nameOf, rounds }: { nameOf: (subject: S) => string; rounds: number },
): Promise<string[]> {
  const { recorder, sites, failures } = bench;
  const started = performance.now();
  console.error(`Measuring ${part}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} …`);
  recorder.begin(part === 'growth' ? bench.largeSite : undefined);
  const failed: string[] = [];
  const runs = await measureInTurn(subjects, measure, {
    title: part,
    rounds,
    nameOf,
    onRun: (soFar) => recorder.onRun(part, describe(sites), soFar),
    onFailure(id, error) {
      failed.push(id);
      failures.add(sites.find((site) => site.id === id)?.name ?? id, part, error);
    },
  });
  if (Object.keys(runs).length > 0)
    recorder.onPart(part, describe(sites), runs, [...bench.missing, ...failed]);
  console.error(`Measured ${part} in ${minutesSince(started)} min.`);
  return failed;
}

function assertBuilt(site: BenchSite): void {
  if (fs.existsSync(path.join(site.output, 'index.html'))) return;
  throw new Error('It has not been built. Run npm run bench without --built.');
}

async function measureInBrowser(bench: Bench): Promise<void> {
  const parts = bench.parts.filter((part) => IN_BROWSER[part]);
  const subjects: Subject[] = [];
  for (const site of bench.sites) {
    subjects.push({ site, host: await openBenchHost(site.output), browser: bench.browser });
  }
  try {
    for (const part of parts) {
      const { measures, rounds } = IN_BROWSER[part]!;
      const measure: Measure<Subject> = async (subject) => {
        const values = {};
        for (const one of measures) Object.assign(values, await one(subject));
        return values;
      };
      const nameOf = ({ site }: Subject) => site.id;
      await record(bench, part, subjects, measure, { nameOf, rounds: rounds ?? bench.runs });
    }
  } finally {
    for (const { host } of subjects) host.close();
  }
}

/** Sites that are there to be measured: as they are, or made anew. */
function makeSites(bench: Asked): Promise<BenchSite[]> {
  if (bench.built) return forEach(bench, 'find', async (site) => assertBuilt(site));
  const { pages, parts } = bench;
  return forEach(bench, parts.includes('build') ? 'prepare' : 'build', async (site) => {
    await site.prepare(pages, []);
    await makeCold(site);
    // The part "build" does it, and does it more than once.
    if (!parts.includes('build')) await runBuild(await site.build());
  });
}

/** Makes the sites and measures the parts that were asked for, building before what is built. */
export async function measureParts(all: Asked): Promise<void> {
  const { parts, pages, runs, executablePath } = all;
  const nameOf = ({ id }: BenchSite) => id;
  const sites = await makeSites(all);
  const missing = all.sites.filter((site) => !sites.includes(site)).map(nameOf);
  const made: Bench = { ...all, sites, missing };
  const failed = parts.includes('build')
    ? await record(made, 'build', made.sites, measureBuild, { nameOf, rounds: runs })
    : [];
  const built: Bench = {
    ...made,
    sites: made.sites.filter(({ id }) => !failed.includes(id)),
    missing: [...missing, ...failed],
  };
  await measureInBrowser(built);
  if (parts.includes('growth')) {
    const measure = (site: BenchSite) => measureGrowth(site, pages, all.largeSite, executablePath);
    await record(built, 'growth', built.sites, measure, { nameOf, rounds: 1 });
  }
}
