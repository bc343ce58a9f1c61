import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandText } from '@rslib-docs/samples/archive/archive';
import { makeArchives, type Archive } from '@rslib-docs/samples/archive/make-archives';
import { unzipFiles } from '@rslib-docs/samples/archive/zip';
import { compareOutput } from '@rslib-docs/samples/runner/compare-output';
import { cleanEnvironment, inProjectFolder, readDist } from '@rslib-docs/samples/runner/run-builds';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MINUTE_MS = 60_000;
/** Most archives that share an installation: more would leave the second core without work. */
const MOST_OF_SET = 60;

const run = promisify(execFile);

let dir: string;
beforeAll(async () => {
  // Outside of the project, whose packages an archive must not need.
  dir = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'sample-archives-')));
});
afterAll(() => fs.rm(dir, { recursive: true, force: true }));

/** What `npx rslib` starts: npm itself takes as long as a build, so it is asked once a set. */
const withoutNpm = (line: string): string =>
  line.replace('npx rslib', 'node node_modules/@rslib/core/bin/rslib.js');

/** Runs a line as a reader types it; npm's own notices are off. */
async function shell(line: string, cwd: string): Promise<{ output: string; code: number }> {
  const options = { cwd, env: cleanEnvironment({}), timeout: 5 * MINUTE_MS, maxBuffer: 1e8 };
  // One stream, in the order in which it was written.
  const done = run('sh', ['-c', `{ ${line}; } 2>&1`], options);
  const { stdout, code = 0 } = (await done.catch((error: unknown) => error)) as {
    stdout: string;
    code?: number;
  };
  return { output: stdout, code };
}

async function unpack(zip: Uint8Array, to: string): Promise<void> {
  for (const [file, text] of unzipFiles(zip)) {
    await fs.mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await fs.writeFile(path.join(to, file), text);
  }
}

/** The packages that npm installs for an archive: archives with the same are installed once. */
function installation({ zip }: Archive): string {
  const files = new Map(unzipFiles(zip));
  const { dependencies, peerDependencies, devDependencies, overrides, scripts } = JSON.parse(
    files.get('package.json')!,
  ) as Record<string, Record<string, string> | undefined>;
  const own = scripts?.postinstall ? [...files] : [];
  return JSON.stringify([dependencies, peerDependencies, devDependencies, overrides, own]);
}

/** The problems of archives that need the same packages, as sentences. */
async function tryArchives(archives: readonly Archive[], base: string): Promise<string[]> {
  const problems: string[] = [];
  let modules: string | undefined;
  for (const [index, archive] of archives.entries()) {
    const { project, zip, file } = archive;
    const at = path.join(base, String(index));
    await unpack(zip, at);
    if (modules === undefined) {
      const install = 'npm install --prefer-offline --ignore-scripts --no-audit --no-fund';
      const { output, code } = await shell(`${install} && npm run postinstall --if-present`, at);
      if (code !== 0) return [`${file}: cannot be installed:\n${output}`];
    } else await fs.rename(modules, path.join(at, 'node_modules'));
    modules = path.join(at, 'node_modules');
    const printed: string[] = [];
    let code = 0;
    for (const command of project.commands) {
      await fs.rm(path.join(modules, '.cache'), { recursive: true, force: true });
      const line = commandText(command);
      const result = await shell(index === 0 ? line : withoutNpm(line), at);
      printed.push(inProjectFolder(result.output, at));
      ({ code } = result);
      if (code !== 0) break;
    }
    const outcome = { printed, code, ...(await readDist(at)) };
    for (const { message, actual } of compareOutput(project, outcome))
      problems.push(`${file}: ${message}\n${actual ?? ''}`);
  }
  return problems;
}

const archives = await makeArchives(ROOT, (page) => `https://docs.example/${page}`);
const sets = [...new Set(archives.map(installation))].flatMap((one) => {
  const set = archives.filter((archive) => installation(archive) === one);
  const parts = Math.ceil(set.length / MOST_OF_SET);
  return Array.from({ length: parts }, (_, at) => set.filter((_one, i) => i % parts === at));
});

it('every sample that can be installed has an archive', () => {
  expect(archives.length).toBeGreaterThan(250);
});

// A set is one test: `-t` with the file of its first archive runs it by itself.
describe.concurrent('archives install in an empty folder, and build what their pages show', () => {
  for (const set of sets) {
    it(
      `${set.length} as ${set[0]!.file}`,
      async () => {
        const base = await fs.mkdtemp(path.join(dir, 'set-'));
        expect(await tryArchives(set, base)).toEqual([]);
        await fs.rm(base, { recursive: true, force: true });
      },
      30 * MINUTE_MS,
    );
  }
});
