import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { globSync } from 'tinyglobby';
import { Problem } from '../folder.mts';
import type { Project } from './project.mts';
import { buildWords } from './scripts.mts';

/** A build that takes longer than this hangs. */
const TIMEOUT_MS = 300_000;
/** More than any project beside this one has; the rest is not looked at. */
const MAX_FILES = 20_000;
/** Output that is kept of a program: what it says of its failure is at the end. */
const MAX_OUTPUT = 200_000;

const NOT_COPIED = /^(?:node_modules|\.git)$/;

export interface RunResult {
  /** Undefined where it was ended by a signal. */
  code: number | undefined;
  output: string;
}

/** A program and its output, without colors. The programs that it has started end with it. */
export function run(
  words: readonly string[],
  { cwd, timeout }: { cwd: string; timeout: number },
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd,
      // Programs of package managers that a configuration starts run no scripts of packages.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', npm_config_ignore_scripts: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      killSignal: 'SIGKILL',
    });
    const stop = () => child.kill('SIGKILL');
    process.once('exit', stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-MAX_OUTPUT);
      });
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve({ code: code ?? undefined, output: stripVTControlCharacters(output) });
    });
  });
}

/** The files below a folder that have changed since then, relative to it. */
function changedSince(dir: string, since: number): string[] {
  const files = globSync('**', {
    cwd: dir,
    dot: true,
    ignore: ['**/node_modules/**', '**/.git/**'],
    followSymbolicLinks: false,
  });
  const changed = (file: string) =>
    fs.statSync(path.join(dir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return files.slice(0, MAX_FILES).filter((file) => changed(file) >= since);
}

export interface Build extends RunResult {
  /** The copy of the package, absolute. It is there until `remove`. */
  copy: string;
  /** Files that the build wrote into the copy. */
  written: readonly string[];
  /** Files outside of the copy that changed meanwhile, relative to the folder beside. */
  elsewhere: readonly string[];
  remove(): void;
}

/**
 * The program of the installed Rslib, which may be installed above the only folder that is read:
 * to run is asked for here.
 */
function findCommand(own: string): string {
  for (let at = own; ; at = path.dirname(at)) {
    const installed = path.join(at, 'node_modules/@rslib/core');
    if (fs.existsSync(path.join(installed, 'package.json'))) {
      const text = fs.readFileSync(path.join(installed, 'package.json'), 'utf8');
      const { bin } = JSON.parse(text) as { bin: { rslib: string } };
      return path.join(installed, bin.rslib);
    }
    if (at === path.dirname(at)) break;
  }
  throw new Problem(
    `@rslib/core is not installed for ${own}. Install the packages, or check without --build.`,
    `${own} 没有安装 @rslib/core。请先安装依赖，或者检查时不加 --build。`,
  );
}

/** A copy beside a package, where all paths upwards lead to the same files. */
function makeCopy(own: string): { copy: string; remove: () => void } {
  const name = `.rslib-docs-${path.basename(own)}-${process.pid}`;
  const copy = path.join(path.dirname(own), name);
  const remove = () => fs.rmSync(copy, { recursive: true, force: true });
  const endBySignal = () => process.exit(1);
  try {
    fs.cpSync(own, copy, {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      filter: (file) => file === own || !NOT_COPIED.test(path.basename(file)),
    });
    const installed = path.join(own, 'node_modules');
    if (fs.existsSync(installed))
      fs.symlinkSync(fs.realpathSync(installed), path.join(copy, 'node_modules'), 'junction');
  } catch (error) {
    remove();
    const reason = (error as Error).message;
    throw new Problem(
      `The build needs a copy of the package beside it, and has none: ${reason}`,
      `构建需要在包旁边放一份副本，但无法创建：${reason}`,
    );
  }
  process.once('exit', remove);
  process.once('SIGTERM', endBySignal).once('SIGINT', endBySignal);
  return {
    copy,
    remove: () => {
      remove();
      process.off('exit', remove).off('SIGTERM', endBySignal).off('SIGINT', endBySignal);
    },
  };
}

/**
 * Runs the project's own Rslib in a copy of the package, with the flags of its script `build`.
 * @throws Problem where it is not installed, or there can be no copy
 */
export async function runBuild(project: Project): Promise<Build> {
  const own = project.folder.whole(project.dir);
  const command = findCommand(own);
  const { copy, remove } = makeCopy(own);
  try {
    const started = Date.now();
    const words = [command, ...buildWords(project)];
    const { code, output } = await run(words, { cwd: copy, timeout: TIMEOUT_MS });
    const isOutside = (file: string) => !file.startsWith(`${path.basename(copy)}/`);
    return {
      code,
      output: output.replaceAll(copy, own),
      copy,
      remove,
      written: changedSince(copy, started),
      elsewhere: changedSince(path.dirname(own), started).filter(isOutside),
    };
  } catch (error) {
    remove();
    throw error;
  }
}
