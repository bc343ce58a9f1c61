import type { Browser } from '@playwright/test';
import type { Arguments } from '../arguments.mts';
import type { PlainPage } from '../content/read-pages.mts';
import type { Part } from '../report/metrics.mts';
import type { Recorder } from '../report/recorder.mts';
import type { BenchSite } from '../sites/site.mts';
import { makeCold, measureBuild, runBuild } from './build.mts';
import { measureGrowth } from './growth.mts';
import { openBenchHost } from './host.mts';
import { measureNavigation } from './navigation.mts';
import { measureControl, measurePaint } from './paint.mts';
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
}

/** Parts that a browser measures on the built sites. */
const IN_BROWSER: Partial<Record<Part, { measures: readonly Measure<Subject>[]; rounds?: 1 }>> = {
  // Bytes are the same every time.
  weight: { measures: [measureWeight], rounds: 1 },
  paint: { measures: [measurePaint, measureControl] },
  navigation: { measures: [measureNavigation] },
  search: { measures: [measureSearch] },
};

const describe = (sites: readonly BenchSite[]) =>
  Object.fromEntries(sites.map(({ id, name, version }) => [id, { name, version }]));

async function buildAll({ sites, pages }: Bench): Promise<void> {
  for (const site of sites) {
    console.error(`Building ${site.name} ${site.version}, ${pages.length} pages …`);
    await site.prepare(pages, []);
    await makeCold(site);
    await runBuild(await site.build());
  }
}

/** Measures a part in rounds and keeps its runs. */
async function record<S>(
  bench: Bench,
  part: Part,
  subjects: readonly S[],
  measure: Measure<S>,
  { nameOf, rounds }: { nameOf: (subject: S) => string; rounds: number },
): Promise<void> {
  const { recorder, sites } = bench;
  console.error(`Measuring ${part} …`);
  recorder.begin();
  const onRun = (runs: Parameters<Recorder['onRun']>[2]) =>
    recorder.onRun(part, describe(sites), runs);
  const runs = await measureInTurn(subjects, measure, { title: part, rounds, nameOf, onRun });
  recorder.onPart(part, describe(sites), runs);
}

async function measureInBrowser(bench: Bench): Promise<void> {
  const subjects: Subject[] = [];
  for (const site of bench.sites) {
    subjects.push({ site, host: await openBenchHost(site.output), browser: bench.browser });
  }
  try {
    for (const part of bench.parts) {
      const plan = IN_BROWSER[part];
      if (!plan) continue;
      const measure: Measure<Subject> = async (subject) => {
        const values = {};
        for (const one of plan.measures) Object.assign(values, await one(subject));
        return values;
      };
      const nameOf = ({ site }: Subject) => site.id;
      await record(bench, part, subjects, measure, { nameOf, rounds: plan.rounds ?? bench.runs });
    }
  } finally {
    for (const { host } of subjects) host.close();
  }
}

/** Builds the sites and measures the parts that were asked for, the shortest first. */
export async function measureParts(bench: Bench): Promise<void> {
  const { parts, sites, pages, runs, executablePath } = bench;
  const nameOf = ({ id }: BenchSite) => id;
  if (!bench.built) await buildAll(bench);
  await measureInBrowser(bench);
  if (parts.includes('build')) {
    await record(bench, 'build', sites, measureBuild, { nameOf, rounds: runs });
  }
  if (parts.includes('growth')) {
    const measure = (site: BenchSite) =>
      measureGrowth(site, pages, bench.largeSite, executablePath);
    await record(bench, 'growth', sites, measure, { nameOf, rounds: 1 });
  }
}
