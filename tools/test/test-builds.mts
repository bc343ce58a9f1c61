import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describeTestChromium } from '../chromium/find-chromium.mts';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { hashSmallSites } from './proofs/small-sites.mts';
import { PROOFS_VARIABLE, ProofStore } from './proofs/store.mts';
import { reportFile } from './report-file.mts';
import { readResults } from './results.mts';

const USAGE = `Usage: npm run test:builds

Builds small sites and tests what comes of them. Where ${PROOFS_VARIABLE} is set, as npm test does,
files of tests are left out that passed and of which nothing has changed since.

Exit codes: 0 all passed, 1 something failed, 2 wrong usage.`;

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'tests/build';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** Runs tests of some files; they leave a report of what they found. */
async function runVitest(files: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [VITEST, 'run', '--project', 'build', ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? EXIT.findings;
}

/**
 * Keeps which files have passed as a whole. Vitest may have failed for what no test says, such as a
 * promise that nobody waited for: then none has.
 */
function keep(
  store: ProofStore,
  hashes: ReadonlyMap<string, string>,
  report: string,
  files: readonly string[],
  exitCode: number,
): void {
  const results = readResults(report, ROOT);
  const skipped = filesWithSkipped(report);
  const isExplained = exitCode === 0 || results.some(({ status }) => status === 'failed');
  for (const file of files) {
    const own = results.filter((result) => result.file === file);
    const hasPassed =
      isExplained &&
      own.length > 0 &&
      !skipped.has(file) &&
      own.every(({ status }) => status === 'passed');
    const titles = JSON.stringify(own.map(({ title }) => title));
    if (hasPassed) store.write(file, { hash: hashes.get(file)!, titles });
    else store.forget(file);
  }
}

/** Files of which not every test ran. */
function filesWithSkipped(report: string): Set<string> {
  const { testResults } = JSON.parse(report) as {
    testResults: { name: string; assertionResults: { status: string }[] }[];
  };
  const some = testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status }) => status !== 'passed' && status !== 'failed'),
  );
  return new Set(some.map(({ name }) => path.relative(ROOT, name).split(path.sep).join('/')));
}

/** Adds to a report of Vitest what need not run, so that it is counted. */
async function addUnchanged(
  report: string,
  store: ProofStore,
  files: readonly string[],
): Promise<void> {
  const text = await fs.readFile(report, 'utf8').catch(() => '{ "testResults": [] }');
  const content = JSON.parse(text) as { testResults: unknown[] };
  for (const file of files) {
    const titles = JSON.parse(store.read(file)!.titles!) as string[];
    const assertionResults = titles.map((title) => ({
      ancestorTitles: [],
      title,
      status: 'unchanged',
    }));
    content.testResults.push({ name: path.join(ROOT, file), assertionResults });
  }
  await fs.writeFile(report, JSON.stringify(content));
}

await runCommand(USAGE, async (args) => {
  if (args.length > 0) throw new UsageError(`Unknown argument "${args[0]}".`);
  const report = path.join(ROOT, reportFile('test:builds')!);
  const files = (await fs.readdir(path.join(ROOT, FOLDER)))
    .filter((name) => name.endsWith('.test.mts'))
    .map((name) => `${FOLDER}/${name}`);
  const store = new ProofStore(path.join(ROOT, '.cache/proofs/builds'));
  const hashes = await hashSmallSites(ROOT, files, describeTestChromium());
  await fs.rm(report, { force: true });
  const unchanged = process.env[PROOFS_VARIABLE]
    ? files.filter((file) => store.read(file)?.hash === hashes.get(file))
    : [];
  const others = files.filter((file) => !unchanged.includes(file));
  if (unchanged.length > 0) console.log(`Unchanged since they passed: ${unchanged.join(', ')}`);
  const code = others.length > 0 ? await runVitest(others) : EXIT.ok;
  const text = await fs.readFile(report, 'utf8').catch(() => undefined);
  // Whatever the mode: a failure takes an older proof back.
  if (text) keep(store, hashes, text, others, code);
  await fs.mkdir(path.dirname(report), { recursive: true });
  await addUnchanged(report, store, unchanged);
  return code;
});
