import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CHROMIUM_HELP, findTestChromium } from '../chromium/find-chromium.mts';
import { EXIT, UsageError, runCommand, showProgress } from '../lib/command.mts';
import { readCounts } from './counts.mts';
import { runSteps, type Outcome } from './run-steps.mts';
import { reportFile, type Step } from './step.mts';
import { BROWSER_TIERS, BUILD, TIERS, type Tier } from './steps.mts';

const USAGE = `Usage: npm run check
       npm test
       npm run test:full
       npm run test:engines

Run the checks of a tier: ${Object.keys(TIERS).join(', ')}. tools/test/steps.mts says which these are.

Exit codes: 0 all passed, 1 something failed, 2 wrong usage.`;

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What stops a run; the step that is running is told, and the run ends with it. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
let isStopped = false;

function reporterArgs(step: Step): string[] {
  if (step.report === 'vitest') return ['--reporter=default', '--reporter=json'];
  if (step.report === 'playwright') return ['--reporter=dot,json'];
  return [];
}

/** Runs a command. One that runs beside others is heard when it has ended, in one piece. */
function run(step: Step, report: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const extra = reporterArgs(step);
    if (step.report === 'vitest') extra.push(`--outputFile.json=${report}`);
    const color = process.stdout.isTTY && step.isIndependent ? { FORCE_COLOR: '1' } : {};
    const child = spawn(step.command, [...step.args, ...extra], {
      cwd: ROOT,
      stdio: step.isIndependent ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...color, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const stop = (signal: NodeJS.Signals) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.once('error', (error) => {
      resolve({ code: 1, output: `${step.name}: ${error.message}\n` });
    });
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, stop);
      if (signal) output += `${step.name}: stopped by ${signal}\n`;
      resolve({ code: code ?? 1, output });
    });
  });
}

async function runStep(step: Step, place: string): Promise<Outcome> {
  const title = `[${place}] ${step.name}`;
  if (!step.isIndependent) console.log(`\n${title}`);
  const report = path.join(ROOT, reportFile(step));
  await fs.mkdir(path.dirname(report), { recursive: true });
  await fs.rm(report, { force: true });
  const started = performance.now();
  const { code, output } = await run(step, report);
  const seconds = (performance.now() - started) / 1000;
  const counts = await readCounts(step.report, report, code);
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  showProgress('');
  // What a step that went well has to say is in its report; a warning is worth reading.
  const isSilent = step.isIndependent && counts.failed === 0 && step.report !== undefined;
  if (output && !isSilent) console.log(`\n${title}\n${output.trimEnd()}`);
  console.log(`${verdict}: ${step.name} (${seconds.toFixed(1)} s)`);
  return { step, seconds, ...counts };
}

/** The steps by their time, and what all of them took by the time of the build in the same run. */
function describeTimes(outcomes: readonly Outcome[], seconds: number): string {
  const times = [...outcomes]
    .sort((a, b) => b.seconds - a.seconds)
    .map((one) => `${one.seconds.toFixed(0).padStart(5)} s  ${one.step.name}`);
  const build = outcomes.find(({ step }) => step === BUILD)?.seconds;
  const ratio = build ? `, ${(seconds / build).toFixed(1)} times the production build` : '';
  return `${times.join('\n')}\nIn all ${seconds.toFixed(0)} s${ratio}.`;
}

const showRunning = (names: readonly string[]): void =>
  showProgress(`running: ${names.join(', ')}`);

async function main(tier: Tier): Promise<number> {
  const steps: readonly Step[] = TIERS[tier];
  if (BROWSER_TIERS.includes(tier) && !findTestChromium()) throw new Error(CHROMIUM_HELP);
  const started = performance.now();
  const outcomes = await runSteps(steps, { runStep, isStopped: () => isStopped, showRunning });
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}`);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
  if (unsteady.length > 0) {
    console.log(`\nPassed at the second try only: mend them, or what they test.`);
    for (const name of unsteady) console.log(`  ${name}`);
  }
  console.log(`\n${describeTimes(outcomes, (performance.now() - started) / 1000)}`);
  const sum = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failed.length > 0 || outcomes.length === 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, async ([tier, ...rest]) => {
  if (tier === undefined || !Object.hasOwn(TIERS, tier)) throw new UsageError('Name a tier.');
  if (rest.length > 0) throw new UsageError(`Unknown argument "${rest[0]}".`);
  return main(tier as Tier);
});
