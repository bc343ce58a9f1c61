import { execFileSync } from 'node:child_process';
import { EXIT, UsageError, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { Failures, measurePart } from '../measure/rounds.mts';
import { medians, resultsFile, unsurePairs, type Runs } from '../report/results.mts';
import { findNewerNode, install } from '../sites/project.mts';
import { PACKAGES, SOURCE, TOOLS, checkTool, measureTool, type Tool } from './tools.mts';

const FEWEST_RUNS = 10;

const USAGE = `Usage: npm run --prefix bench libraries [-- <flags>]

Builds one library of 65 TypeScript modules with Rslib, tsup, Rollup and tsc in alternating order,
to ES modules and CommonJS, once without and once with declarations, and writes every run to
bench/results/libraries.json. Each tool builds once before, which is not counted.

  --runs <n>   rounds, 12 by default
  --quick      two rounds, into bench/results/local/ only
  --help       print this text

Exit codes: 0 measured, 1 something failed, 2 wrong usage, 130 interrupted.`;

/**
 * Builds once with each tool, and gives those that could. All of them must have built the same
 * library, or their times are not about the same work.
 */
async function prepareAll(failures: Failures): Promise<Tool[]> {
  const computed = new Map<Tool, string>();
  for (const tool of TOOLS) {
    console.error(`Checking what ${tool.name} ${tool.version} builds …`);
    try {
      computed.set(tool, await checkTool(tool));
    } catch (error) {
      failures.add(tool, 'the first build', error);
    }
  }
  if (new Set(computed.values()).size > 1) {
    const lines = [...computed].map(([{ name }, value]) => `  ${name}: ${value}`);
    throw new Error(`The tools do not build the same:\n${lines.join('\n')}`);
  }
  return [...computed.keys()];
}

function report(runs: Readonly<Record<string, Runs>>): void {
  for (const [id, values] of Object.entries(runs)) {
    const listed = medians(values).map(([name, ms]) => `${name} ${Math.round(ms)} ms`);
    console.log(`${id}: ${listed.join(', ')}`);
    for (const [one, other] of unsurePairs(values)) {
      console.log(`  The two halves of the runs order ${one} and ${other} differently.`);
    }
  }
}

await runCommand(USAGE, async (args) => {
  const { runs, quick } = parseFlags(args, {
    runs: { type: 'string', default: '12' },
    quick: { type: 'boolean', default: false },
  });
  const rounds = quick ? 2 : Number(runs);
  if (!Number.isInteger(rounds) || (!quick && rounds < FEWEST_RUNS)) {
    throw new UsageError(`--runs needs a number of at least ${FEWEST_RUNS}.`);
  }
  const failures = new Failures();
  const work = async () => {
    // First, as the version is asked of a Node.js among the packages.
    await install(SOURCE, PACKAGES);
    const node = execFileSync(findNewerNode(PACKAGES), ['--version'], { encoding: 'utf8' });
    const session = {
      file: resultsFile('libraries', quick),
      command: [
        'npm run --prefix bench libraries',
        ...(args.length > 0 ? ['--', ...args] : []),
      ].join(' '),
      asked: TOOLS,
      failures,
      node: node.trim().slice(1),
    };
    const tools = await prepareAll(failures);
    const measured = await measurePart(session, 'libraries', tools, measureTool, { rounds });
    report(measured.runs);
  };
  await withCleanup(work, () => undefined);
  for (const line of failures.summary) console.error(line);
  return failures.summary.length > 0 ? EXIT.findings : EXIT.ok;
});
