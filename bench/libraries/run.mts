import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { UsageError, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { runNode, withCleanup } from '@rslib-docs/kit/node/processes';
import { runBuild } from '../measure/build.mts';
import { Failures, commandText, measurePart, type Named } from '../measure/rounds.mts';
import { resultsFile } from '../report/results.mts';
import { CONSUMER_PACKAGES } from '@rslib-docs/samples/consumers/results';
import { ROOT, WORK, findNewerNode, install, pinnedVersion, type Command } from '../sites/site.mts';
import { SIZES, checkedExport, writeLibrary, type Size } from './library.mts';
import { measureWatch } from './watch.mts';

const FEWEST_RUNS = 6;

const USAGE = `Usage: npm run --prefix bench libraries [-- <flags>]

Builds a small and a large library with Rslib and other tools in alternating order, to ES modules
and CommonJS: JavaScript alone, with declarations, and again after an edit in watch mode. Every run is written to bench/results/libraries.json. Each tool builds once
before, which is not counted. Then run "npm run --prefix bench pages".

  --runs <n>   rounds, ${FEWEST_RUNS} by default
  --quick      one round, into bench/results/local/ only
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

const config = (settings: string): string => `export default ${settings};\n`;

const TOOLS: readonly Tool[] = [
  {
    id: 'rslib',
    name: 'Rslib',
    version: pinnedVersion(SOURCE, '@rslib/core'),
    args: ['@rslib/core/bin/rslib.js', 'build'],
    files: (hasTypes) => ({
      'rslib.config.mjs': config(
        `{ lib: [{ format: 'esm', syntax: 'es2022', dts: ${hasTypes} }, { format: 'cjs', syntax: 'es2022' }] }`,
      ),
    }),
    outputs: ['dist/index.js', 'dist/index.cjs'],
  },
  {
    id: 'tsdown',
    name: 'tsdown',
    version: pinnedVersion(SOURCE, 'tsdown'),
    args: ['tsdown/dist/run.mjs'],
    files: (hasTypes) => ({
      'tsdown.config.mjs': config(
        `{ entry: ['src/index.ts'], format: ['esm', 'cjs'], target: 'es2022', dts: ${hasTypes} }`,
      ),
    }),
    outputs: ['dist/index.mjs', 'dist/index.cjs'],
  },
  {
    id: 'tsup',
    name: 'tsup',
    version: pinnedVersion(SOURCE, 'tsup'),
    args: ['tsup/dist/cli-default.js'],
    files: (hasTypes) => ({
      'tsup.config.mjs': config(
        `{ entry: ['src/index.ts'], format: ['esm', 'cjs'], target: 'es2022', dts: ${hasTypes} }`,
      ),
    }),
    outputs: ['dist/index.js', 'dist/index.cjs'],
  },
  {
    id: 'vite',
    name: 'Vite',
    version: pinnedVersion(SOURCE, 'vite'),
    args: ['vite/bin/vite.js', 'build'],
    files: (hasTypes) => ({
      'vite.config.mjs': `import dts from 'vite-plugin-dts';
export default {
  plugins: [${hasTypes ? 'dts()' : ''}],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es', 'cjs'], fileName: 'index' },
    target: 'es2022',
    minify: false,
  },
};\n`,
    }),
    outputs: ['dist/index.js', 'dist/index.cjs'],
  },
  {
    id: 'rollup',
    name: 'Rollup',
    version: pinnedVersion(SOURCE, 'rollup'),
    args: ['rollup/dist/bin/rollup', '--config'],
    files: (hasTypes) => ({
      'rollup.config.mjs': `import typescript from '@rollup/plugin-typescript';
export default {
  input: 'src/index.ts',
  plugins: [typescript(${hasTypes ? "{ declaration: true, declarationDir: 'dist', outDir: 'dist' }" : ''})],
  output: [
    { dir: 'dist', format: 'es', entryFileNames: '[name].js' },
    { dir: 'dist', format: 'cjs', entryFileNames: '[name].cjs' },
  ],
};\n`,
    }),
    outputs: ['dist/index.js', 'dist/index.cjs'],
  },
  {
    id: 'tsc',
    name: 'tsc',
    version: pinnedVersion(SOURCE, 'typescript'),
    args: ['typescript/bin/tsc', '--build', 'tsconfig.esm.json', 'tsconfig.cjs.json'],
    files: (hasTypes) => ({
      'tsconfig.esm.json': tsconfig({ outDir: 'dist/esm', declaration: hasTypes }),
      'tsconfig.cjs.json': tsconfig({ outDir: 'dist/cjs', module: 'CommonJS' }),
    }),
    outputs: ['dist/esm/index.js', 'dist/cjs/index.js'],
  },
];

const projectOf = ({ id }: Tool, size: Size, task: Task): string =>
  path.join(PACKAGES, `${id}-${size}-${task}`);

/** Removes the projects of a tool and writes new ones. */
async function prepare(tool: Tool, size: Size): Promise<void> {
  for (const task of TASKS) {
    const dir = projectOf(tool, size, task);
    await fs.rm(dir, { recursive: true, force: true });
    await writeLibrary(dir, size);
    const own = { name: 'measured-library', version: '1.0.0', private: true, type: 'module' };
    const files = { 'package.json': JSON.stringify(own), 'tsconfig.json': tsconfig() };
    for (const [name, text] of Object.entries({ ...files, ...tool.files(task === 'dts') }))
      await fs.writeFile(path.join(dir, name), text);
  }
}

/** What tools leave besides `dist`. */
const TRACES = ['dist', 'node_modules', 'tsconfig.esm.tsbuildinfo', 'tsconfig.cjs.tsbuildinfo'];

/** The command of a tool in a project that has nothing of an earlier build. */
async function coldCommand(tool: Tool, size: Size, task: Task): Promise<Command> {
  const cwd = projectOf(tool, size, task);
  for (const trace of TRACES) await fs.rm(path.join(cwd, trace), { recursive: true, force: true });
  const [script, ...further] = tool.args;
  const args = [path.join(PACKAGES, 'node_modules', script), ...further];
  return { node: findNewerNode(PACKAGES), args, cwd };
}

const build = async (...of: [Tool, Size, Task]) => runBuild(await coldCommand(...of));

/** Bytes of the files of a folder with one of the endings, those of its folders too. */
async function bytesOf(dir: string, endings: RegExp): Promise<number> {
  let sum = 0;
  for (const entry of await fs.readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !endings.test(entry.name)) continue;
    sum += (await fs.stat(path.join(entry.parentPath, entry.name))).size;
  }
  return sum;
}

/** Bytes of JavaScript of the ES module: one file, or with tsc one for each module. */
function sizeOfModule(tool: Tool, size: Size): Promise<number> {
  const { dir, ext } = path.parse(path.join(projectOf(tool, size, 'js'), tool.outputs[0]));
  return bytesOf(dir, new RegExp(`\\${ext}$`));
}

/** Cold builds of each task, and builds after an edit. */
const measureTool =
  (size: Size) =>
  async (tool: Tool): Promise<Record<string, number>> => {
    const js = await build(tool, size, 'js');
    const bytes = await sizeOfModule(tool, size);
    const dts = await build(tool, size, 'dts');
    const cold = await coldCommand(tool, size, 'js');
    const watch = await measureWatch({ ...cold, args: [...cold.args, '--watch'] }, tool.outputs);
    return {
      [`${size}.js`]: js.ms,
      [`${size}.dts`]: dts.ms,
      [`${size}.watch`]: watch,
      ...(dts.peakBytes !== undefined && { [`${size}.memory`]: dts.peakBytes }),
      [`${size}.bytes`]: bytes,
    };
  };

/** Builds once with everything and gives what both formats compute. Throws where a file is missing. */
async function checkTool(tool: Tool, size: Size): Promise<string> {
  await prepare(tool, size);
  await build(tool, size, 'dts');
  const cwd = projectOf(tool, size, 'dts');
  const [esm, cjs] = tool.outputs.map((file) => path.join(cwd, file)) as [string, string];
  if (cjs.endsWith('.js')) {
    // The compiler does not rename: the package says what its folder holds.
    await fs.writeFile(path.join(path.dirname(cjs), 'package.json'), '{ "type": "commonjs" }');
  }
  if ((await bytesOf(path.join(cwd, 'dist'), /\.d\.[cm]?ts$/)) === 0)
    throw new Error(`${tool.name} wrote no declarations in ${cwd}.`);
  const program = `import { createRequire } from 'node:module';
const es = await import(${JSON.stringify(esm)});
const cjs = createRequire(${JSON.stringify(cjs)})(${JSON.stringify(cjs)});
console.log(es.${checkedExport(size)}(3), cjs.${checkedExport(size)}(3), Object.keys(es).length);`;
  const { code, how, output } = await runNode(['--input-type=module', '--eval', program], { cwd });
  if (code === 0) return output.trim();
  throw new Error(`What was built in ${cwd} does not run; Node.js ${how}:\n${output}`);
}

/**
 * Builds a library once with each tool, and gives those that could. All of them must have built the
 * same library, or their times are not about the same work.
 */
async function prepareAll(size: Size, failures: Failures): Promise<Tool[]> {
  const computed = new Map<Tool, string>();
  for (const tool of TOOLS) {
    console.error(`Checking what ${tool.name} ${tool.version} builds of the ${size} library …`);
    try {
      computed.set(tool, await checkTool(tool, size));
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
    runs: { type: 'string', default: String(FEWEST_RUNS) },
    quick: { type: 'boolean', default: false },
  });
  const rounds = quick ? 1 : Number(runs);
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
    for (const size of SIZES) {
      const tools = await prepareAll(size, failures);
      await measurePart(session, size, tools, measureTool(size), { rounds });
    }
  };
  await withCleanup(work, () => undefined);
  return failures.end();
});
