import fs from 'node:fs/promises';
import path from 'node:path';
import { findNewerNode, pinnedVersion } from '../sites/project.mts';
import { WORK, type Command } from '../sites/site.mts';
import { writeLibrary } from './library.mts';

export const SOURCE = import.meta.dirname;
export const PACKAGES = path.join(WORK, 'libraries');

/** What is built: JavaScript alone, or declarations too. ESM and CommonJS each time. */
export const TASKS = ['js', 'dts'] as const;
export type Task = (typeof TASKS)[number];

export const TOOL_IDS = ['rslib', 'tsup', 'rollup', 'tsc'] as const;
export type ToolId = (typeof TOOL_IDS)[number];

export interface Tool {
  id: ToolId;
  name: string;
  version: string;
  /** Arguments of Node.js, below the folder of the packages. */
  script: string;
  args: readonly string[];
  /** Files of the project besides the library, by name. */
  files(task: Task): Readonly<Record<string, string>>;
  /** The ES module and the CommonJS module that it writes. */
  outputs: readonly [esm: string, cjs: string];
}

const config = (value: string) => `export default ${value};\n`;

/** The compiler as the others are told to use it: the same language level, declarations where asked. */
const compilerOptions = (further: object = {}) => ({
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  rootDir: 'src',
  types: [],
  ...further,
});
const tsconfig = (further?: object) =>
  JSON.stringify({ compilerOptions: compilerOptions(further), include: ['src'] }, null, 2);

export const TOOLS: Readonly<Record<ToolId, Tool>> = {
  rslib: {
    id: 'rslib',
    name: 'Rslib',
    version: pinnedVersion(SOURCE, '@rslib/core'),
    script: '@rslib/core/bin/rslib.js',
    args: ['build'],
    files: (task) => ({
      'tsconfig.json': tsconfig(),
      'rslib.config.mjs': config(
        `{ lib: [{ format: 'esm', syntax: 'es2022', dts: ${task === 'dts'} }, { format: 'cjs', syntax: 'es2022' }] }`,
      ),
    }),
    outputs: ['dist/index.js', 'dist/index.cjs'],
  },
  tsup: {
    id: 'tsup',
    name: 'tsup',
    version: pinnedVersion(SOURCE, 'tsup'),
    script: 'tsup/dist/cli-default.js',
    args: [],
    files: (task) => ({
      'tsconfig.json': tsconfig(),
      'tsup.config.mjs': config(
        `{ entry: ['src/index.ts'], format: ['esm', 'cjs'], target: 'es2022', dts: ${task === 'dts'} }`,
      ),
    }),
    outputs: ['dist/index.js', 'dist/index.cjs'],
  },
  rollup: {
    id: 'rollup',
    name: 'Rollup',
    version: pinnedVersion(SOURCE, 'rollup'),
    script: 'rollup/dist/bin/rollup',
    args: ['--config'],
    files: (task) => ({
      'tsconfig.json': tsconfig(),
      'rollup.config.mjs': `import typescript from '@rollup/plugin-typescript';
${config(`{
  input: 'src/index.ts',
  plugins: [typescript(${task === 'dts' ? "{ declaration: true, declarationDir: 'dist', outDir: 'dist' }" : ''})],
  output: [
    { dir: 'dist', format: 'es', entryFileNames: '[name].js' },
    { dir: 'dist', format: 'cjs', entryFileNames: '[name].cjs' },
  ],
}`)}`,
    }),
    outputs: ['dist/index.js', 'dist/index.cjs'],
  },
  tsc: {
    id: 'tsc',
    name: 'tsc',
    version: pinnedVersion(SOURCE, 'typescript'),
    script: 'typescript/bin/tsc',
    args: ['--build', 'tsconfig.esm.json', 'tsconfig.cjs.json'],
    files: (task) => ({
      'tsconfig.esm.json': tsconfig({ outDir: 'dist/esm', declaration: task === 'dts' }),
      'tsconfig.cjs.json': tsconfig({ outDir: 'dist/cjs', module: 'CommonJS' }),
    }),
    outputs: ['dist/esm/index.js', 'dist/cjs/index.js'],
  },
};

const PACKAGE = { name: 'measured-library', version: '1.0.0', private: true, type: 'module' };

export const projectOf = ({ id }: Tool, task: Task): string => path.join(PACKAGES, `${id}-${task}`);

/** Makes the project of a tool anew. */
export async function prepareProject(tool: Tool, task: Task): Promise<void> {
  const dir = projectOf(tool, task);
  await fs.rm(dir, { recursive: true, force: true });
  await writeLibrary(dir);
  const files = { 'package.json': JSON.stringify(PACKAGE), ...tool.files(task) };
  for (const [name, text] of Object.entries(files)) {
    await fs.writeFile(path.join(dir, name), text);
  }
}

export function buildCommand(tool: Tool, task: Task): Command {
  return {
    node: findNewerNode(PACKAGES),
    args: [path.join(PACKAGES, 'node_modules', tool.script), ...tool.args],
    cwd: projectOf(tool, task),
  };
}
