import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { UsageError, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { runNode, withCleanup } from '@rslib-docs/kit/node/processes';
import { runBuild } from '../measure/build.mts';
import { Failures, commandText, measurePart, type Named } from '../measure/rounds.mts';
import { resultsFile } from '../report/results.mts';
import { CONSUMER_PACKAGES } from '@rslib-docs/samples/consumers/results';
import { ROOT, WORK, findNewerNode, install, pinnedVersion } from '../sites/site.mts';
import { CHECKED_EXPORT, writeLibrary } from './library.mts';

const FEWEST_RUNS = 10;

const USAGE = `Usage: npm run --prefix bench libraries [-- <flags>]

Builds one library of 65 TypeScript modules with Rslib, tsup, Rollup and tsc in alternating order,
to ES modules and CommonJS, once without and once with declarations, and writes every run to
bench/results/libraries.json. Each tool builds once before, which is not counted.

  --runs <n>   rounds, 12 by default
  --quick      two rounds, into bench/results/local/ only
  --help       print this text

Exit codes: 0 measured, 1 something failed, 2 wrong usage, 130 interrupted.`;

/** Pinned with the bundlers of apps: one lockfile for all that is installed beside Rslib. */
const SOURCE = path.join(ROOT, CONSUMER_PACKAGES);
const PACKAGES = path.join(WORK, 'libraries');

/** What is built: JavaScript alone, or declarations too. ESM and CommonJS each time. */
const TASKS = ['js', 'dts'] as const;
type Task = (typeof TASKS)[number];

interface Tool extends Named {
  /** Arguments of Node.js, the first below the folder of the packages. */
  args: readonly [script: string, ...further: string[]];
  /** Files of the project besides the library and tsconfig.json, by name. */
  files: (hasTypes: boolean) => Readonly<Record<string, string>>;
  /** The ES module and the CommonJS module that it writes. */
  outputs: readonly [esm: string, cjs: string];
}

/** The compiler as all are told to use it: the same language level, declarations where asked. */
function tsconfig(further: object = {}): string {
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    rootDir: 'src',
    types: [],
    ...further,
  };
  return JSON.stringify({ compilerOptions, include: ['src'] }, null, 2);
}

function tool(
  name: string,
  dependency: string,
  args: Tool['args'],
  files: Tool['files'],
  outputs: Tool['outputs'] = ['dist/index.js', 'dist/index.cjs'],
): Tool {
  const version = pinnedVersion(SOURCE, dependency);
  return { id: name.toLowerCase(), name, version, args, files, outputs };
}

const TOOLS: readonly Tool[] = [
  tool('Rslib', '@rslib/core', ['@rslib/core/bin/rslib.js', 'build'], (hasTypes) => ({
    'rslib.config.mjs': `export default { lib: [{ format: 'esm', syntax: 'es2022', dts: ${hasTypes} }, { format: 'cjs', syntax: 'es2022' }] };\n`,
  })),
  tool('tsup', 'tsup', ['tsup/dist/cli-default.js'], (hasTypes) => ({
    'tsup.config.mjs': `export default { entry: ['src/index.ts'], format: ['esm', 'cjs'], target: 'es2022', dts: ${hasTypes} };\n`,
  })),
  tool('Rollup', 'rollup', ['rollup/dist/bin/rollup', '--config'], (hasTypes) => ({
    'rollup.config.mjs': `import typescript from '@rollup/plugin-typescript';
export default {
  input: 'src/index.ts',
  plugins: [typescript(${hasTypes ? "{ declaration: true, declarationDir: 'dist', outDir: 'dist' }" : ''})],
  output: [
    { dir: 'dist', format: 'es', entryFileNames: '[name].js' },
    { dir: 'dist', format: 'cjs', entryFileNames: '[name].cjs' },
  ],
};\n`,
  })),
  tool(
    'tsc',
    'typescript',
    ['typescript/bin/tsc', '--build', 'tsconfig.esm.json', 'tsconfig.cjs.json'],
    (hasTypes) => ({
      'tsconfig.esm.json': tsconfig({ outDir: 'dist/esm', declaration: hasTypes }),
      'tsconfig.cjs.json': tsconfig({ outDir: 'dist/cjs', module: 'CommonJS' }),
    }),
    ['dist/esm/index.js', 'dist/cjs/index.js'],
  ),
];

const projectOf = ({ id }: Tool, task: Task): string => path.join(PACKAGES, `${id}-${task}`);

/** Removes the projects of a tool and writes new ones. */
async function prepare(tool: Tool): Promise<void> {
  for (const task of TASKS) {
    const dir = projectOf(tool, task);
    await fs.rm(dir, { recursive: true, force: true });
    await writeLibrary(dir);
    const own = { name: 'measured-library', version: '1.0.0', private: true, type: 'module' };
    const files = { 'package.json': JSON.stringify(own), 'tsconfig.json': tsconfig() };
    for (const [name, text] of Object.entries({ ...files, ...tool.files(task === 'dts') }))
      await fs.writeFile(path.join(dir, name), text);
  }
}

/** What tools leave besides `dist`. */
const TRACES = ['dist', 'node_modules', 'tsconfig.esm.tsbuildinfo', 'tsconfig.cjs.tsbuildinfo'];

/** Builds the library with a tool, without anything of an earlier build. */
async function build(tool: Tool, task: Task): Promise<number> {
  const cwd = projectOf(tool, task);
  for (const trace of TRACES) await fs.rm(path.join(cwd, trace), { recursive: true, force: true });
  const [script, ...further] = tool.args;
  const args = [path.join(PACKAGES, 'node_modules', script), ...further];
  const { ms } = await runBuild({ node: findNewerNode(PACKAGES), args, cwd });
  return ms;
}

/** A cold build of each task. */
const measureTool = async (tool: Tool): Promise<Record<string, number>> => ({
  'libraries.js': await build(tool, 'js'),
  'libraries.dts': await build(tool, 'dts'),
});

/** Builds once with everything and gives what both formats compute. Throws where a file is missing. */
async function checkTool(tool: Tool): Promise<string> {
  await prepare(tool);
  await build(tool, 'dts');
  const cwd = projectOf(tool, 'dts');
  const [esm, cjs] = tool.outputs.map((file) => path.join(cwd, file)) as [string, string];
  if (cjs.endsWith('.js')) {
    // The compiler does not rename: the package says what its folder holds.
    await fs.writeFile(path.join(path.dirname(cjs), 'package.json'), '{ "type": "commonjs" }');
  }
  const files = await fs.readdir(path.join(cwd, 'dist'), { recursive: true });
  if (!files.some((file) => file.endsWith('.d.ts'))) {
    throw new Error(`${tool.name} wrote no declarations in ${cwd}.`);
  }
  const program = `import { createRequire } from 'node:module';
const es = await import(${JSON.stringify(esm)});
const cjs = createRequire(${JSON.stringify(cjs)})(${JSON.stringify(cjs)});
console.log(es.${CHECKED_EXPORT}(3), cjs.${CHECKED_EXPORT}(3), Object.keys(es).length);`;
  const { code, how, output } = await runNode(['--input-type=module', '--eval', program], { cwd });
  if (code === 0) return output.trim();
  throw new Error(`What was built in ${cwd} does not run; Node.js ${how}:\n${output}`);
}

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
      command: commandText('npm run --prefix bench libraries', args),
      asked: TOOLS,
      failures,
      node: node.trim().slice(1),
    };
    const tools = await prepareAll(failures);
    await measurePart(session, 'libraries', tools, measureTool, { rounds });
  };
  await withCleanup(work, () => undefined);
  return failures.end();
});
