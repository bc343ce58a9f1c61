import fs from 'node:fs/promises';
import path from 'node:path';
import { runBuild } from '../measure/build.mts';
import { runNode } from '@rslib-docs/kit/node/processes';
import { CHECKED_EXPORT } from './library.mts';
import { TASKS, buildCommand, projectOf, type Task, type Tool } from './tools.mts';

/** What tools leave besides `dist`. */
const TRACES = ['dist', 'node_modules', 'tsconfig.esm.tsbuildinfo', 'tsconfig.cjs.tsbuildinfo'];

async function clean(dir: string): Promise<void> {
  for (const trace of TRACES) await fs.rm(path.join(dir, trace), { recursive: true, force: true });
}

/** Builds the library with a tool, without anything of an earlier build. */
async function build(tool: Tool, task: Task) {
  await clean(projectOf(tool, task));
  return runBuild(buildCommand(tool, task));
}

/** A cold build of each task. */
export async function measureTool(tool: Tool): Promise<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const task of TASKS) {
    const { ms } = await build(tool, task);
    values[`libraries.${task}`] = ms;
  }
  return values;
}

async function evaluate(dir: string, code: string): Promise<string> {
  const {
    code: exit,
    how,
    output,
  } = await runNode(['--input-type=module', '--eval', code], {
    cwd: dir,
  });
  if (exit !== 0)
    throw new Error(`What was built in ${dir} does not run; Node.js ${how}:\n${output}`);
  return output.trim();
}

/** Builds once with everything and gives what both formats compute. Throws where a file is missing. */
export async function checkOutput(tool: Tool): Promise<string> {
  const dir = projectOf(tool, 'dts');
  await build(tool, 'dts');
  const [esm, cjs] = tool.outputs.map((file) => path.join(dir, file)) as [string, string];
  if (cjs.endsWith('.js')) {
    // The compiler does not rename: the package says what its folder holds.
    await fs.writeFile(path.join(path.dirname(cjs), 'package.json'), '{ "type": "commonjs" }');
  }
  const declarations = (await fs.readdir(path.join(dir, 'dist'), { recursive: true })).filter(
    (file) => file.endsWith('.d.ts'),
  );
  if (declarations.length === 0) throw new Error(`${tool.name} wrote no declarations in ${dir}.`);
  return evaluate(
    dir,
    `import { createRequire } from 'node:module';
const es = await import(${JSON.stringify(esm)});
const cjs = createRequire(${JSON.stringify(cjs)})(${JSON.stringify(cjs)});
console.log(es.${CHECKED_EXPORT}(3), cjs.${CHECKED_EXPORT}(3), Object.keys(es).length);`,
  );
}
