import { execFileSync } from 'node:child_process';
import { EXIT, UsageError, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { createFailures, type Failures } from '../measure/failures.mts';
import { measureInTurn, type Collected } from '../measure/rounds.mts';
import { createRecorder, type Recorder } from '../report/recorder.mts';
import { medians } from '../report/results.mts';
import { unsurePairs } from '../statistics.mts';
import { findNewerNode, install } from '../sites/project.mts';
import { checkOutput, measureTool } from './measure.mts';
import {
  PACKAGES,
  SOURCE,
  TASKS,
  TOOLS,
  TOOL_IDS,
  prepareProject,
  type Tool,
  type ToolId,
} from './tools.mts';

const DEFAULT_RUNS = 12;
const FEWEST_RUNS = 10;

const USAGE = `Usage: npm run --prefix bench libraries [-- <flags>]

Builds one library of 65 TypeScript modules with Rslib, tsup, Rollup and tsc in alternating order,
to ES modules and CommonJS, once without and once with declarations, and writes every run to
bench/results/libraries.json, with a table and a chart beside it. Each tool builds once before, which is not counted.

  --runs <n>   rounds, ${DEFAULT_RUNS} by default
  --quick      two rounds, into bench/results/local/ only
  --help       print this text

Exit codes: 0 measured, 1 something failed, 2 wrong usage, 130 interrupted.`;

function read(args: readonly string[]): { rounds: number; quick: boolean } {
  const { runs, quick } = parseFlags(args, {
    runs: { type: 'string', default: String(DEFAULT_RUNS) },
    quick: { type: 'boolean', default: false },
  });
  const rounds = quick ? 2 : Number(runs);
  if (!Number.isInteger(rounds) || (!quick && rounds < FEWEST_RUNS)) {
    throw new UsageError(`--runs needs a number of at least ${FEWEST_RUNS}.`);
  }
  return { rounds, quick };
}

/** Version of the Node.js that runs the tools; tsup wants a newer one than this project. */
const nodeVersion = () =>
  execFileSync(findNewerNode(PACKAGES), ['--version'], { encoding: 'utf8' }).trim().slice(1);

/**
 * Builds once with each tool, and gives those that could. All of them must have built the same
 * library, or their times are not about the same work.
 */
async function prepareAll(tools: readonly Tool[], failures: Failures): Promise<Tool[]> {
  const computed = new Map<Tool, string>();
  for (const tool of tools) {
    console.error(`Checking what ${tool.name} ${tool.version} builds …`);
    try {
      for (const task of TASKS) await prepareProject(tool, task);
      computed.set(tool, await checkOutput(tool));
    } catch (error) {
      failures.add(tool.name, 'the first build', error as Error);
    }
  }
  if (new Set(computed.values()).size > 1) {
    const lines = [...computed].map(([{ name }, value]) => `  ${name}: ${value}`);
    throw new Error(`The tools do not build the same:\n${lines.join('\n')}`);
  }
  return [...computed.keys()];
}

function report(runs: Collected): void {
  for (const [id, values] of Object.entries(runs)) {
    const sorted = Object.entries(medians(values)).sort((a, b) => a[1] - b[1]);
    console.log(`${id}: ${sorted.map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(', ')}`);
    for (const [one, other] of unsurePairs(values)) {
      console.log(`  The two halves of the runs order ${one} and ${other} differently.`);
    }
  }
}

/** Measures in rounds and keeps the runs. */
async function measureAll(rounds: number, recorder: Recorder, failures: Failures): Promise<void> {
  const all = TOOL_IDS.map((id) => TOOLS[id]);
  const tools = await prepareAll(all, failures);
  const subjects = Object.fromEntries(all.map(({ id, name, version }) => [id, { name, version }]));
  const failed = new Set(TOOL_IDS.filter((id) => !tools.includes(TOOLS[id])));
  console.error(`Measuring, ${rounds} rounds …`);
  recorder.begin();
  const runs = await measureInTurn(tools, measureTool, {
    title: 'Libraries',
    rounds,
    nameOf: ({ id }) => id,
    onRun: (soFar) => recorder.onRun('libraries', subjects, soFar),
    onFailure(id, error) {
      failed.add(id as ToolId);
      failures.add(TOOLS[id as ToolId].name, 'a build', error);
    },
  });
  if (Object.keys(runs).length === 0) return;
  recorder.onPart('libraries', subjects, runs, [...failed]);
  report(runs);
  console.log(`Written: ${recorder.files().join(', ')}`);
}

await runCommand(USAGE, async (args) => {
  const { rounds, quick } = read(args);
  const failures = createFailures();
  await withCleanup(
    async () => {
      // Before the first round, as the version is asked of a Node.js among the packages.
      await install(SOURCE, PACKAGES);
      const recorder = createRecorder({
        name: 'libraries',
        command: [
          'npm run --prefix bench libraries',
          ...(args.length > 0 ? ['--', ...args] : []),
        ].join(' '),
        isLocal: quick,
        node: nodeVersion(),
      });
      await measureAll(rounds, recorder, failures);
    },
    () => undefined,
  );
  for (const line of failures.summary) console.error(line);
  return failures.summary.length > 0 ? EXIT.findings : EXIT.ok;
});
