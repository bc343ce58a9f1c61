import { execFileSync } from 'node:child_process';
import { EXIT, UsageError, runCommand } from '../../tools/lib/command.mts';
import { parseArgs } from 'node:util';
import { measureInTurn, type Collected } from '../measure/rounds.mts';
import { createRecorder } from '../report/recorder.mts';
import { medians } from '../report/results.mts';
import { unsurePairs } from '../statistics.mts';
import { findNewerNode, install } from '../sites/project.mts';
import { checkOutput, measureTool } from './measure.mts';
import { PACKAGES, SOURCE, TASKS, TOOLS, TOOL_IDS, prepareProject, type Tool } from './tools.mts';

const DEFAULT_RUNS = 12;
const FEWEST_RUNS = 10;

const USAGE = `Usage: npm run bench:libraries [-- <flags>]

Builds one library of 65 TypeScript modules with Rslib, tsup, Rollup and tsc in alternating order,
to ES modules and CommonJS, once without and once with declarations, and writes every run to
bench/results/libraries.json, with a table and a chart beside it. Each tool builds once before, which is not counted.

  --runs <n>   rounds, ${DEFAULT_RUNS} by default
  --quick      two rounds, into bench/results/local/ only
  --help       print this text

Exit codes: 0 measured, 1 something failed, 2 wrong usage, 130 interrupted.`;

function read(args: readonly string[]): { rounds: number; quick: boolean } {
  const options = { runs: { type: 'string' }, quick: { type: 'boolean', default: false } } as const;
  try {
    const { runs, quick } = parseArgs({ args: [...args], options }).values;
    const rounds = quick ? 2 : Number(runs ?? DEFAULT_RUNS);
    if (!Number.isInteger(rounds) || (!quick && rounds < FEWEST_RUNS)) {
      throw new Error(`--runs needs a number of at least ${FEWEST_RUNS}.`);
    }
    return { rounds, quick };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Version of the Node.js that runs the tools; tsup wants a newer one than this project. */
const nodeVersion = () =>
  execFileSync(findNewerNode(PACKAGES), ['--version'], { encoding: 'utf8' }).trim().slice(1);

/** All tools must have built the same library, or their times are not about the same work. */
async function prepareAll(tools: readonly Tool[]): Promise<void> {
  const computed = new Map<string, string>();
  for (const tool of tools) {
    for (const task of TASKS) await prepareProject(tool, task);
    console.error(`Checking what ${tool.name} ${tool.version} builds …`);
    computed.set(tool.name, await checkOutput(tool));
  }
  if (new Set(computed.values()).size > 1) {
    const lines = [...computed].map(([name, value]) => `  ${name}: ${value}`);
    throw new Error(`The tools do not build the same:\n${lines.join('\n')}`);
  }
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

await runCommand(USAGE, async (args) => {
  const { rounds, quick } = read(args);
  await install(SOURCE, PACKAGES);
  const tools = TOOL_IDS.map((id) => TOOLS[id]);
  await prepareAll(tools);
  const command = ['npm run bench:libraries', ...(args.length > 0 ? ['--', ...args] : [])].join(
    ' ',
  );
  const recorder = createRecorder({
    name: 'libraries',
    command,
    isLocal: quick,
    node: nodeVersion(),
  });
  const subjects = Object.fromEntries(
    tools.map(({ id, name, version }) => [id, { name, version }]),
  );
  recorder.begin();
  const runs = await measureInTurn(tools, measureTool, {
    title: 'Libraries',
    rounds,
    nameOf: ({ id }) => id,
    onRun: (soFar) => recorder.onRun('libraries', subjects, soFar),
  });
  recorder.onPart('libraries', subjects, runs);
  report(runs);
  console.log(`Written: ${recorder.files().join(', ')}`);
  return EXIT.ok;
});
