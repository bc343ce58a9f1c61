import fs from 'node:fs/promises';
import path from 'node:path';
import type { ExplorerStore } from '../../src/plugins/output-explorer/contract';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import {
  EXIT,
  UsageError,
  parseFlags,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { installPackages } from '@rslib-docs/samples/runner/packages';
import { runBuilds } from '@rslib-docs/samples/runner/run-all';
import { describeInputs, planBuilds, type ExplorerBuild } from './builds.mts';
import { REGENERATE, chooseSpots, compareSpots, findStale } from './check-store.mts';
import { makeStore } from './make-store.mts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const STORE = 'src/plugins/output-explorer/store.json';
const SPOTS = 8;

const USAGE = `Usage: npm run site -- explorer [flags]

Compares ${STORE} with its inputs, and with some fresh builds of the
library of the output explorer.

  --write          Builds every choice that the page offers, two at a time, and writes that file. What
                   did not change is not built again.
  --spots <count>  How many builds are compared; default ${SPOTS}.
  --seed <text>    Chooses other builds; default is the hash of the inputs.

Exit codes: 0 done or clean, 1 findings or a failure, 2 wrong usage.`;

const progress = (done: number, all: number): void => showProgress(`${done} of ${all} builds`);

async function check(builds: ExplorerBuild[], count: number, seed?: string): Promise<number> {
  const inputs = await describeInputs(PROJECT, builds);
  const store = JSON.parse(await fs.readFile(path.join(PROJECT, STORE), 'utf8')) as ExplorerStore;
  const stale = findStale(store, inputs);
  if (stale) {
    console.log(stale);
    return EXIT.findings;
  }
  const spots = chooseSpots(builds, seed ?? inputs.hash, count);
  // Nothing is kept, so these are built again each time.
  const options = { progress, isSettled: () => false };
  const { outcomes } = await runBuilds(PROJECT, '.cache/explorer-spots', spots, options);
  const differences = compareSpots(store, outcomes);
  for (const difference of differences) console.log(difference);
  if (differences.length > 0) {
    console.log(`Fresh builds give something else than ${STORE}. ${REGENERATE}`);
    return EXIT.findings;
  }
  console.log(`${spots.length} of ${builds.length} builds give what ${STORE} holds.`);
  return EXIT.ok;
}

async function generate(builds: ExplorerBuild[]): Promise<void> {
  // A refusal is a result like any other.
  const options = { progress, isSettled: () => true };
  const { outcomes, fresh } = await runBuilds(PROJECT, '.cache/explorer', builds, options);
  const store = makeStore(builds, outcomes, await describeInputs(PROJECT, builds));
  writeFiles(PROJECT, new Map([[STORE, `${JSON.stringify(store, null, 2)}\n`]]));
  const results = Object.values(store.results);
  console.log(
    [
      `${builds.length} builds, ${fresh} of them now: ${results.length} different results,`,
      `${results.filter(({ error }) => error).length} of them errors,`,
      `with ${Object.keys(store.contents).length} different files.`,
    ].join(' '),
  );
}

await runCommand(USAGE, async (args) => {
  const flags = parseFlags(args, {
    write: { type: 'boolean', default: false },
    spots: { type: 'string', default: String(SPOTS) },
    seed: { type: 'string' },
  });
  const count = Number(flags.spots);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--spots needs a count from 1, not "${flags.spots}".`);
  await installPackages(PROJECT);
  const builds = await planBuilds(PROJECT);
  if (flags.write) return generate(builds);
  return check(builds, count, flags.seed);
});
