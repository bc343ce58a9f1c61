import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { listFiles } from '@rslib-docs/kit/node/files';

const USAGE = `Usage: npm run lint:types

Checks the types of the whole project, and of each part of a package with what there is where its
code runs: code for the browser cannot name a module of Node.js, code for both cannot name a page.

Exit codes: 0 all is well, 1 something is wrong, 2 wrong usage.`;

const COMPILER = 'node_modules/typescript-native/bin/tsc';
const STATE = '.cache/lint/types';

type Part = { extends: string; compilerOptions?: object; exclude: string[] };
const readPart = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Part;

/** Parts with the same options are one project, which reads what they share once. */
function joinParts(files: readonly string[]): string[] {
  const groups: Record<string, { include: string[]; exclude: string[] }> = {};
  for (const file of files) {
    const folder = path.relative(STATE, path.dirname(file));
    const part = readPart(file);
    const base = part.compilerOptions ? part : readPart(path.join(STATE, folder, part.extends));
    const group = (groups[JSON.stringify(base.compilerOptions)] ??= { include: [], exclude: [] });
    group.include.push(folder);
    group.exclude.push(...part.exclude.map((name) => path.join(folder, name)));
  }
  fs.mkdirSync(STATE, { recursive: true });
  return Object.entries(groups).map(([options, group], at) => {
    const project = `${STATE}/parts-${at}.json`;
    const config = { extends: '../../../tsconfig.json', compilerOptions: JSON.parse(options) };
    fs.writeFileSync(project, JSON.stringify({ ...config, ...group }));
    return project;
  });
}

/** Prints the errors of the compiler, which works on all cores. Its state makes the next run short. */
function hasErrors(project: string): boolean {
  const info = `${STATE}/${path.basename(project, '.json')}.tsbuildinfo`;
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', info, '-p', project];
  return spawnSync(process.execPath, [COMPILER, ...args], { stdio: 'inherit' }).status !== 0;
}

await runCommand(USAGE, async (args) => {
  if (args.length > 0) throw new UsageError(`Unknown argument "${args[0]}".`);
  process.chdir(path.resolve(import.meta.dirname, '../..'));
  const parts = (await listFiles('packages', 'tsconfig.json')).map((file) => `packages/${file}`);
  const projects = ['tsconfig.json', ...joinParts(parts)];
  return projects.filter(hasErrors).length > 0 ? EXIT.findings : EXIT.ok;
});
