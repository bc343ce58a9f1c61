import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CHROMIUM_HELP, findTestChromium } from '../chromium/find-chromium.mts';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { PROOFS_VARIABLE } from './proofs/store.mts';
import { runPhase, type Outcome } from './run-phase.mts';
import { BROWSER_TIERS, TIERS, type Phase, type Tier } from './tiers.mts';

const USAGE = `Usage: npm run check
       npm test
       npm run test:full
       npm run test:engines

Runs the checks of a tier: ${Object.keys(TIERS).join(', ')}. tools/test/tiers.mts says which these are. The
second run looks only at what depends on what has changed; test:full looks at everything.

Exit codes: 0 all passed, 1 something failed, 2 wrong usage, 130 interrupted.`;

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Rules of this project's own. */
const RULES = 'tools/eslint';

/**
 * Linters keep what they found in files that have not changed. Their verdict depends on their
 * packages and configurations too: where one of these has changed, everything is forgotten.
 */
async function forgetStaleFindings(): Promise<void> {
  const hash = createHash('sha256');
  for (const file of await fs.readdir(ROOT))
    if (/config|rc\b|lock|tsconfig/.test(file) && (await fs.stat(path.join(ROOT, file))).isFile())
      hash.update(await fs.readFile(path.join(ROOT, file)));
  for (const file of await fs.readdir(path.join(ROOT, RULES)))
    hash.update(await fs.readFile(path.join(ROOT, RULES, file)));
  const folder = path.join(ROOT, '.cache/lint');
  const stamp = path.join(folder, 'configuration');
  const now = hash.digest('hex');
  if ((await fs.readFile(stamp, 'utf8').catch(() => '')) === now) return;
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(stamp, now);
}

/** A full disk leaves halves of them, which these linters do not forgive. */
async function forgetDamagedFindings(): Promise<void> {
  for (const name of ['prettier', 'stylelint']) {
    const file = path.join(ROOT, '.cache/lint', name);
    const text = await fs.readFile(file, 'utf8').catch(() => undefined);
    try {
      if (text !== undefined) JSON.parse(text);
    } catch {
      await fs.rm(file);
    }
  }
}

/** Makes the caches ready; without them nothing can be run. */
async function prepareCaches(): Promise<void> {
  try {
    await forgetStaleFindings();
    await forgetDamagedFindings();
    await fs.rm(path.join(ROOT, '.cache/reports'), { recursive: true, force: true });
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new Error(
      `.cache cannot be written (${code}). See that it may be, and that the disk has room.`,
      { cause: error },
    );
  }
}

/** What took how long, the longest first, and all of it by the time of the build in this run. */
function describeTimes(outcomes: readonly Outcome[], seconds: number): string {
  const times = [...outcomes]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ script, seconds: own, isUnchanged, isLeftOut, failed }) => {
      const time = isUnchanged ? 'unchanged' : isLeftOut ? 'not run' : `${own.toFixed(0)} s`;
      const verdict = isLeftOut ? '  NEEDS WHAT FAILED' : failed > 0 ? '  FAILED' : '';
      return `${time.padStart(10)}  ${script}${verdict}`;
    });
  const build = outcomes.find(({ script }) => script === 'build')?.seconds;
  const ratio = build ? `, ${(seconds / build).toFixed(1)} times the production build` : '';
  return `${times.join('\n')}\nIn all ${seconds.toFixed(0)} s${ratio}.`;
}

/** Runs one phase after the other; undefined where the run was stopped. */
async function runPhases(phases: readonly Phase[], isFresh: boolean) {
  const env = isFresh ? {} : { [PROOFS_VARIABLE]: '1' };
  const outcomes: Outcome[] = [];
  for (const phase of phases) {
    const own = await runPhase(phase, { root: ROOT, env, isFresh });
    if (!own) return undefined;
    outcomes.push(...own);
    // The next phase looks at the build, and would find an older one.
    if (own.some(({ script, failed }) => script === 'build' && failed > 0)) break;
  }
  return outcomes;
}

async function main(tier: Tier): Promise<number> {
  if (BROWSER_TIERS.includes(tier) && !findTestChromium()) throw new Error(CHROMIUM_HELP);
  const started = performance.now();
  await prepareCaches();
  const outcomes = await runPhases(TIERS[tier], tier === 'full');
  if (!outcomes) {
    console.error('\nInterrupted: nothing is said about what was not run to its end.');
    return EXIT.interrupted;
  }
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
  if (unsteady.length > 0) {
    console.log(`\nFlaky (passed on retry): repair the test, or what it tests.`);
    for (const name of unsteady) console.log(`  ${name}`);
  }
  console.log(`\n${describeTimes(outcomes, (performance.now() - started) / 1000)}`);
  const sum = (key: 'passed' | 'failed' | 'unchanged'): number =>
    outcomes.reduce((total, one) => total + one[key], 0);
  if (sum('unchanged') > 0)
    console.log(`${sum('unchanged')} tests were left out: all that they depend on is unchanged.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  // What failed without a look at the cache must not be found there as passed.
  if (sum('failed') > 0 && tier === 'full')
    await fs.rm(path.join(ROOT, '.cache/turbo'), { recursive: true, force: true });
  return sum('failed') > 0 || outcomes.length === 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, async ([tier, ...rest]) => {
  if (tier === undefined || !Object.hasOwn(TIERS, tier)) throw new UsageError('Name a tier.');
  if (rest.length > 0) throw new UsageError(`Unknown argument "${rest[0]}".`);
  return main(tier as Tier);
});
