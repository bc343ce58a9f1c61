/*
 * Runs in the launcher of turbo: node --import ./tools/turbo/environment.mjs node_modules/turbo/bin/turbo.
 * Results depend on more than files of the project. turbo.json names these variables, so that a
 * task runs again where one of them has changed.
 */
import '../preflight.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** @param {...string} parts */
const hashOf = (...parts) => createHash('sha256').update(parts.join('\0')).digest('hex');

/** The output of a program; empty where it does not exist. @param {string[]} command */
const ask = ([program = '', ...args]) =>
  spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout ?? '';

/** The dates of pages come from here. A shallow clone knows none. */
const history = () =>
  hashOf(
    ask(['git', 'rev-parse', '--is-shallow-repository']),
    ask(['git', 'log', '--format=%ct', '--name-only', '--', 'docs', 'blog', 'i18n', 'versioned_docs']),
  ); // prettier-ignore

/** Whether a browser is needed, now or later. A missing one is reported before the first test. */
const needsBrowser = process.argv.some((arg) => /^(?:tier:built|test:|full:|engines:)/.test(arg));

async function browser() {
  const { tsImport } = await import('tsx/esm/api');
  const { CHROMIUM_HELP, describeChromium } = await tsImport(
    '../chromium/find-chromium.mts',
    import.meta.url,
  );
  const found = describeChromium();
  if (!found) {
    console.error(CHROMIUM_HELP);
    process.exit(1);
  }
  return hashOf(found, ...ask(['fc-list']).split('\n').sort());
}

process.chdir(path.resolve(import.meta.dirname, '../..'));

/** Turbo writes a megabyte about each run, in files that are named by their time, and removes none. */
const SUMMARIES = '.turbo/runs';
const KEPT_SUMMARIES = 20;
if (fs.existsSync(SUMMARIES))
  for (const name of fs.readdirSync(SUMMARIES).sort().slice(0, -KEPT_SUMMARIES))
    fs.rmSync(path.join(SUMMARIES, name), { force: true });

/** `npm test` is two runs, the second right after the first, and ends with the steps of both. */
const RIGHT_AFTER_MS = 10_000;

/** Turbo writes the time of a step, and the place of its output, only to a file. */
const started = Date.now();
process.on('exit', () => {
  if (!fs.existsSync(SUMMARIES)) return;
  const files = fs.readdirSync(SUMMARIES).sort().slice(-2);
  const runs = files
    .map((name) => JSON.parse(fs.readFileSync(path.join(SUMMARIES, name), 'utf8')))
    .filter(({ execution }) => execution.endTime > started - RIGHT_AFTER_MS);
  if (!runs.some(({ execution }) => execution.endTime >= started)) return;
  const rows = new Map();
  for (const { task, cache, logFile, execution } of runs.flatMap(({ tasks }) => tasks)) {
    // What the second run needs from the first, and does not run again, is there already.
    const isThere = rows.has(task) && cache.status === 'HIT';
    if (isThere || task.startsWith('tier:')) continue;
    const seconds = execution && Math.round((execution.endTime - execution.startTime) / 1000);
    const time = !execution ? '' : cache.status === 'HIT' ? 'known' : `${seconds} s`;
    const state = !execution ? 'not run' : execution.exitCode === 0 ? 'passed' : 'FAILED';
    const more = state === 'FAILED' ? `; again: npm run turbo -- ${task}` : '';
    const log = execution ? `${logFile ?? ''}${more}` : '';
    rows.set(task, `${time.padStart(7)}  ${state.padEnd(7)}  ${task.padEnd(18)} ${log}`.trimEnd());
  }
  if (rows.size > 0) console.log(`\n${[...rows.values()].join('\n')}`);
  const { command, exitCode } = runs.at(-1).execution;
  if (exitCode !== 0 && command.includes('tier:built'))
    console.log('Builds of small sites, and tests that drive a browser, did not begin.');
});

Object.assign(process.env, {
  TURBO_TELEMETRY_DISABLED: '1',
  RUNNING_NODE: `${process.version} ${process.platform} ${process.arch}`,
  PAGE_HISTORY: history(),
  ...(needsBrowser && {
    RUNNING_BROWSER: await browser(),
  }),
});
