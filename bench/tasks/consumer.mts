import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { cleanEnvironment } from '@rslib-docs/samples/runner/run-builds';
import { ROOT } from '../sites/site.mts';
import { install, productionPackages, readPackage } from './packages.mts';
import type { Checks, Files } from './task.mts';

/** Each step of the judge: a build, an archive, a program. */
const STEP_MS = 120_000;
/** TypeScript 7: it checks a small program in a fraction of the time of 6. */
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** How a package's types are resolved: by Node.js, and by bundlers. */
const RESOLUTIONS = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
} as const;

export interface Ended {
  isOk: boolean;
  /** How it ended, in words that follow its name. */
  how: string;
  /** Standard output and error. */
  output: string;
}

/** Runs a program in a folder. */
export function run(cwd: string, command: string, args: readonly string[]): Promise<Ended> {
  const options = {
    cwd,
    env: cleanEnvironment({}),
    timeout: STEP_MS,
    maxBuffer: Infinity,
    // npm is a script there.
    shell: process.platform === 'win32' && command === 'npm',
  };
  return new Promise((resolve, reject) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const output = stdout + stderr;
      if (typeof error?.code === 'string') reject(error);
      else if (error?.killed)
        resolve({ isOk: false, how: `was stopped after ${STEP_MS} ms`, output });
      else resolve({ isOk: !error, how: `ended with exit code ${error?.code ?? 0}`, output });
    });
  });
}

export async function writeProject(dir: string, files: Files): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), text);
  }
}

export interface Packed {
  archive: string;
  /** Paths in the archive, sorted. */
  files: string[];
}

/** Packs the project into `target`; gives what npm says where it cannot. */
export async function pack(dir: string, target: string): Promise<Packed | string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const { isOk, how, output } = await run(dir, 'npm', args);
  if (!isOk) return `it ${how}: ${output.trim()}`;
  // Warnings may stand around it. A list up to npm 11, an object by name from 12.
  const json = JSON.parse(/^(?:\[|\{)[^]*^(?:\]|\})$/m.exec(output)![0]) as object;
  const [{ filename, files }] = Object.values(json) as [
    { filename: string; files: { path: string }[] },
  ];
  return { archive: path.join(target, filename), files: files.map((file) => file.path).sort() };
}

/** An empty project that has installed the archive, and what that depends on. */
export async function createConsumer(
  dir: string,
  archive: string,
  packages: readonly string[],
): Promise<void> {
  const unpacked = path.join(dir, 'unpacked');
  await fs.mkdir(unpacked, { recursive: true });
  const { isOk, how, output } = await run(dir, 'tar', ['-xzf', archive, '-C', unpacked]);
  if (!isOk) throw new Error(`tar ${how}: ${output.trim()}`);
  const own = await readPackage(path.join(unpacked, 'package'));
  const further = Object.fromEntries(packages.map((name) => [name, '']));
  await install(dir, { ...productionPackages(own), ...further });
  const target = path.join(dir, 'node_modules', own.name!);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.rename(path.join(unpacked, 'package'), target);
  await fs.writeFile(path.join(dir, 'package.json'), '{ "private": true }\n');
}

/** Runs a program of the consumer. */
export async function runProgram(dir: string, file: string, code: string): Promise<Ended> {
  await fs.writeFile(path.join(dir, file), code);
  return run(dir, process.execPath, [file]);
}

/** Checks the consumer's code under each resolution; gives what the compiler finds. */
export async function checkTypes(
  dir: string,
  { esm, cjs }: NonNullable<Checks['types']>,
): Promise<Record<string, string>> {
  await fs.writeFile(path.join(dir, 'types.mts'), esm);
  if (cjs) await fs.writeFile(path.join(dir, 'types.cts'), cjs);
  const found: Record<string, string> = {};
  for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
    };
    // Only Node.js tells the two kinds of modules of one package apart.
    const files = cjs && name === 'node16' ? ['types.mts', 'types.cts'] : ['types.mts'];
    const project = `tsconfig.${name}.json`;
    await fs.writeFile(path.join(dir, project), JSON.stringify({ compilerOptions, files }));
    const args = [TSC, '--pretty', 'false', '-p', project];
    const { isOk, how, output } = await run(dir, process.execPath, args);
    if (!isOk) found[name] = output.trim() || `tsc ${how}`;
  }
  return found;
}
