import { execFile } from 'node:child_process';
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

/** The errors of the compiler for a project; empty where there are none. */
function checkTypes(project: string): Promise<string> {
  // Each stores its state in a separate file.
  const info = `.cache/lint/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
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
  const waiting = ['tsconfig.json', ...parts];
  let failed = 0;
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const said = await checkTypes(project);
      if (!said) continue;
      failed += 1;
      console.error(`${project}\n${said}`);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return failed > 0 ? EXIT.findings : EXIT.ok;
});
