import fs from 'node:fs/promises';
import path from 'node:path';
import { install, productionPackages, readPackage } from './packages.mts';
import { npm, runProcess, type Ended, type ProcessOptions } from './process.mts';
import { ROOT } from '../sites/site.mts';
import type { Checks } from './task.mts';

/** TypeScript 7: it checks a small program in a fraction of the time of 6. */
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** How a package's types are resolved: by Node.js, and by bundlers. */
const RESOLUTIONS = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
} as const;

type Run = Omit<ProcessOptions, 'cwd'>;

export interface Packed {
  archive: string;
  /** Paths in the archive, sorted. */
  files: string[];
}

/** Packs the project into `target`; gives what npm says where it cannot. */
export async function pack(dir: string, target: string, run: Run): Promise<Packed | string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const { code, how, output } = await npm(args, { ...run, cwd: dir });
  if (code !== 0) return `it ${how}: ${output.trim()}`;
  // Warnings stand before it. A list up to npm 11, an object by name from 12.
  const json = JSON.parse(output.slice(output.search(/^[[{]/m))) as object;
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
  run: Run,
): Promise<void> {
  const unpacked = path.join(dir, 'unpacked');
  await fs.mkdir(unpacked, { recursive: true });
  const args = ['-xzf', archive, '-C', unpacked];
  const { code, how, output } = await runProcess('tar', args, { ...run, cwd: dir });
  if (code !== 0) throw new Error(`tar ${how}: ${output.trim()}`);
  const own = await readPackage(path.join(unpacked, 'package'));
  const wanted = {
    ...productionPackages(own),
    ...Object.fromEntries(packages.map((name) => [name, ''])),
  };
  await install(dir, wanted);
  const target = path.join(dir, 'node_modules', own.name!);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.rename(path.join(unpacked, 'package'), target);
  await fs.writeFile(path.join(dir, 'package.json'), '{ "private": true }\n');
}

/** Runs a program of the consumer. */
export async function runProgram(
  dir: string,
  file: string,
  code: string,
  run: Run,
): Promise<Ended> {
  await fs.writeFile(path.join(dir, file), code);
  return runProcess(process.execPath, [file], { ...run, cwd: dir });
}

/** Checks the consumer's code under each resolution; gives what the compiler finds. */
export async function checkTypes(
  dir: string,
  { esm, cjs }: NonNullable<Checks['types']>,
  run: Run,
): Promise<Record<keyof typeof RESOLUTIONS, string>> {
  await fs.writeFile(path.join(dir, 'types.mts'), esm);
  if (cjs) await fs.writeFile(path.join(dir, 'types.cts'), cjs);
  const found = { node16: '', bundler: '' };
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
    const { code, how, output } = await runProcess(
      process.execPath,
      [TSC, '--pretty', 'false', '-p', project],
      { ...run, cwd: dir },
    );
    if (code !== 0) found[name as keyof typeof RESOLUTIONS] = output.trim() || `tsc ${how}`;
  }
  return found;
}
