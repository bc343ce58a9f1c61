import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CHROMIUM_HELP, findChromium } from '../chromium/find-chromium.mts';
import { readCounts, type Counts } from './counts.mts';
import { BROWSER_TIERS, TIERS, type Step, type Tier } from './steps.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPORTS = path.join(ROOT, '.cache/reports');

/** What stops a run; the step that is running is told, and the run ends with it. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
let isStopped = false;

interface Outcome extends Counts {
  step: Step;
  seconds: number;
}

function reporterArgs(step: Step): string[] {
  if (step.report === 'vitest') return ['--reporter=default', '--reporter=json'];
  if (step.report === 'playwright') return ['--reporter=dot,json'];
  return [];
}

function run(step: Step, report: string): Promise<number> {
  return new Promise((resolve) => {
    const extra = reporterArgs(step);
    if (step.report === 'vitest') extra.push(`--outputFile.json=${report}`);
    const child = spawn(step.command, [...step.args, ...extra], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const stop = (signal: NodeJS.Signals) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.once('error', (error) => {
      console.error(`${step.name}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, stop);
      if (signal) console.error(`${step.name}: stopped by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

async function runStep(step: Step, index: number, count: number): Promise<Outcome> {
  console.log(`\n[${index + 1}/${count}] ${step.name}`);
  const report = path.join(REPORTS, `${step.name.replace(/\W+/g, '-')}.json`);
  await fs.rm(report, { force: true });
  const started = performance.now();
  const code = await run(step, report);
  const seconds = (performance.now() - started) / 1000;
  const counts = await readCounts(step.report, report, code);
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  console.log(`${verdict}: ${step.name} (${seconds.toFixed(1)} s)`);
  return { step, seconds, ...counts };
}

async function main(tier: Tier): Promise<void> {
  const steps = TIERS[tier];
  if (BROWSER_TIERS.includes(tier) && !findChromium()) {
    console.error(CHROMIUM_HELP);
    process.exitCode = 1;
    return;
  }
  await fs.mkdir(REPORTS, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const [index, step] of steps.entries()) {
    const outcome = await runStep(step, index, steps.length);
    outcomes.push(outcome);
    if (isStopped) break;
    // Everything after a failed build would test an older one.
    if (step.name === 'production build' && outcome.failed > 0) break;
  }
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}`);
  const sum = (key: keyof Counts): number => outcomes.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failed.length > 0 || outcomes.length === 0 ? 1 : 0;
}

const tier = process.argv[2] ?? '';
if (!Object.hasOwn(TIERS, tier)) {
  console.error(`Usage: tsx tools/test/run.mts <${Object.keys(TIERS).join('|')}>`);
  process.exitCode = 2;
} else if (TIERS[tier as Tier].length === 0) {
  console.error(`The tier "${tier}" has no checks yet: there is nothing to run.`);
  process.exitCode = 1;
} else {
  await main(tier as Tier);
}
