import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { listFiles } from '@rslib-docs/kit/node/files';

const USAGE = `Usage: npm run lint:types

Checks the types of the whole project, and of each part of a package with what there is where its
code runs: code for the browser cannot name a module of Node.js, code for both cannot name a page.

Exit codes: 0 all is well, 1 something is wrong, 2 wrong usage.`;

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPILER = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
const STATE = '.cache/lint/types';

interface Part {
  extends: string;
  compilerOptions?: object;
  exclude: string[];
}
const readPart = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as Part;

/** Parts with the same options are one project, which reads what they share once. */
function joinParts(files: readonly string[]): string[] {
  const groups = new Map<string, { include: string[]; exclude: string[] }>();
  for (const file of files) {
    const folder = path.dirname(file);
    const { extends: base, exclude, ...own } = readPart(file);
    const { compilerOptions } = own.compilerOptions ? own : readPart(path.join(folder, base));
    const options = JSON.stringify(compilerOptions);
    const { include, exclude: none } = groups.get(options) ?? { include: [], exclude: [] };
    const fromState = (name: string) => path.relative(STATE, path.join(folder, name));
    include.push(fromState('.'));
    groups.set(options, { include, exclude: [...none, ...exclude.map(fromState)] });
  }
  fs.mkdirSync(path.join(ROOT, STATE), { recursive: true });
  return [...groups].map(([options, files], at) => {
    const config = { extends: path.relative(STATE, 'tsconfig.json'), ...files };
    const project = `${STATE}/parts-${at}.json`;
    const text = JSON.stringify({ ...config, compilerOptions: JSON.parse(options) as object });
    fs.writeFileSync(path.join(ROOT, project), text);
    return project;
  });
}

/** The errors of the compiler for a project; empty where there are none. */
function checkTypes(project: string): Promise<string> {
  // Each stores its state in a separate file.
  const info = `${STATE}/${path.basename(project, '.json')}.tsbuildinfo`;
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', info, '-p', project];
  return new Promise((resolve) => {
    execFile(process.execPath, [COMPILER, ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : ''),
    );
  });
}

await runCommand(USAGE, async (args) => {
  if (args.length > 0) throw new UsageError(`Unknown argument "${args[0]}".`);
  const parts = (await listFiles(path.join(ROOT, 'packages'), 'tsconfig.json')).map(
    (file) => `packages/${file}`,
  );
  const waiting = ['tsconfig.json', ...joinParts(parts)];
  let failed = 0;
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const said = await checkTypes(project);
      if (!said) continue;
      failed += 1;
      console.error(said);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return failed > 0 ? EXIT.findings : EXIT.ok;
});
