import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { EXIT, UsageError, parseFlags, showProgress } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { SAMPLE_PACKAGES, installPackages } from '../runner/packages.mts';
import { missingBundlers } from './apps.mts';
import { ROOT } from './consumer.mts';
import { formatFinding, isExpected, judge, type Cells } from './judge.mts';
import { BUNDLERS, answersOf, readRecipes, type Answer } from './recipe.mts';
import {
  CONSUMER_PACKAGES,
  RESULTS_FILE,
  describeConsumers,
  proofOf,
  readResults,
  type Result,
} from './results.mts';

export const USAGE = `Usage: npm run site -- prove consumers [flags]

Builds and packs the recipes of the pages, and lets programs, the compiler, and apps with bundlers
use the packages. Each must go as the recipe says. A recipe whose result in
${RESULTS_FILE} still holds is not run again.

  --all              Runs every recipe.
  --write            Writes the results.
  --only <recipe>    Runs this recipe; repeatable.
  --keep             Keeps the folders and prints where they are.

Exit codes: 0 all as expected, 1 not so, 2 wrong usage, 130 interrupted.`;

/** Two cores bear two builds. */
const AT_ONCE = 2;

interface Run {
  id: string;
  answers: Answer[];
  proof: string;
}

interface Session {
  work: string;
  keep: boolean;
  browser: Browser;
}

/** Judges one answer and says how it went; gives its cells, or nothing where it went otherwise. */
async function judgeOne(answer: Answer, session: Session): Promise<Cells | undefined> {
  const { keep, browser } = session;
  const started = performance.now();
  const work = mkdtempSync(path.join(session.work, 'answer-'));
  const { findings, cells } = await judge(answer, work, browser);
  const isRight = isExpected(answer, findings);
  const end = findings.length === 0 ? 'accepted' : 'rejected';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  showProgress('');
  console.log(`${isRight ? '✓' : '✗'} ${answer.recipe.id}, ${answer.name}: ${end} (${seconds} s)`);
  if (!isRight && answer.fails !== undefined) console.log(`  instead of: ${answer.fails}`);
  if (!isRight) for (const finding of findings) console.log(formatFinding(finding));
  if (keep) console.log(`  ${work}`);
  else rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  return isRight ? cells : undefined;
}

/** Gives the results by recipe; none for one that went otherwise than it says. */
async function runAll(runs: readonly Run[], session: Session): Promise<Map<string, Result>> {
  const pending = [...runs];
  const results = new Map<string, Result>();
  const runNext = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const { id, answers, proof } = next;
      showProgress(`${runs.length - pending.length} of ${runs.length}`);
      const seen: (Cells | undefined)[] = [];
      for (const answer of answers) seen.push(await judgeOne(answer, session));
      if (seen.every(Boolean)) results.set(id, { proof, cells: seen[0]! });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return results;
}

/** Installs what is not there. Without network, what stays missing is said, and not tried. */
async function installAll(): Promise<boolean> {
  await installPackages(ROOT, SAMPLE_PACKAGES);
  await installPackages(ROOT, CONSUMER_PACKAGES).catch((error: Error) =>
    console.error(error.message.split('\n')[0]),
  );
  const missing = missingBundlers(BUNDLERS);
  if (missing.length > 0)
    console.log(`Not installed, so not tried, and no result changes: ${missing.join(', ')}.`);
  return missing.length === 0;
}

/** The command, with a browser that it starts only where a recipe is to be run. */
export async function proveConsumers(
  args: readonly string[],
  launch: () => Promise<Browser>,
): Promise<number> {
  const { only, keep, all, write } = parseFlags(args, {
    only: { type: 'string', multiple: true, default: [] as string[] },
    keep: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  });
  const versions = await describeConsumers(ROOT);
  const known = await readResults(ROOT);
  const runs: Run[] = [];
  for (const recipe of await readRecipes(ROOT)) {
    const answers = await answersOf(ROOT, recipe);
    runs.push({ id: recipe.id, answers, proof: proofOf(answers[0], versions) });
  }
  const unknown = only.find((id) => !runs.some((one) => one.id === id));
  if (unknown) throw new UsageError(`There is no recipe "${unknown}".`);
  const isWanted = ({ id, proof }: Run) =>
    only.length > 0 ? only.includes(id) : all || known[id]?.proof !== proof;
  const wanted = runs.filter(isWanted);
  console.log(`${runs.length} recipes, ${wanted.length} to run.`);
  if (wanted.length === 0) return EXIT.ok;
  const isComplete = await installAll();
  // Outside of this project, whose packages would be found from below it.
  const work = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rslib-consumers-')));
  const browser = await launch();
  const results = await withCleanup(
    () => runAll(wanted, { work, keep, browser }),
    () => {
      void browser.close();
      if (!keep) rmSync(work, { recursive: true, force: true, maxRetries: 3 });
    },
  );
  const failed = wanted.filter(({ id }) => !results.has(id));
  console.log(`${results.size} of ${wanted.length} recipes went as they say.`);
  if (isComplete && write) {
    const kept = runs.flatMap(({ id }) => {
      const result = failed.some((one) => one.id === id)
        ? undefined
        : (results.get(id) ?? known[id]);
      return result ? [[id, result] as const] : [];
    });
    const text = `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
    writeFiles(ROOT, new Map([[RESULTS_FILE, text]]));
  } else if (isComplete && only.length === 0)
    console.log(`Their results are not kept yet: npm run site -- prove consumers --write`);
  return failed.length > 0 ? EXIT.findings : EXIT.ok;
}
