import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { runNode, type Ended } from '../run-node.mts';
import { Problem } from '../texts.mts';
import type { Project } from './project.mts';
import { buildWords } from './scripts.mts';

const TIMEOUT_MS = 300_000;
/** More than any project beside this one has; the rest is not looked at. */
const MAX_FILES = 20_000;
const NOT_COPIED = /^(?:node_modules|\.git)$/;

/** Runs code of the project, of which programs of package managers run no scripts of packages. */
export const runCode = (words: readonly string[], cwd: string, timeout: number): Promise<Ended> =>
  runNode(words, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', npm_config_ignore_scripts: 'true' },
    signal: AbortSignal.timeout(timeout),
  });

function changedSince(dir: string, since: number): string[] {
  const ignore = ['**/node_modules/**', '**/.git/**'];
  const files = globSync('**', { cwd: dir, dot: true, ignore, followSymbolicLinks: false });
  const changed = (file: string) =>
    fs.statSync(path.join(dir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return files.slice(0, MAX_FILES).filter((file) => changed(file) >= since);
}

export interface Build extends Ended {
  /** The copy of the package, absolute. It is there until `remove`. */
  copy: string;
  written: readonly string[];
  /** Files outside of the copy that changed meanwhile, relative to the folder beside. */
  elsewhere: readonly string[];
  remove(): void;
}

/** The installed Rslib, also above the only folder that is read: to run it is asked for here. */
function findCommand(own: string): string {
  for (let at = own; ; at = path.dirname(at)) {
    const manifest = path.join(at, 'node_modules/@rslib/core/package.json');
    if (fs.existsSync(manifest)) {
      const { bin } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { bin: { rslib: string } };
      return path.resolve(manifest, '..', bin.rslib);
    }
    if (at === path.dirname(at)) throw new Problem('notInstalled', { dir: own });
  }
}

/** A copy beside a package, where all paths upwards lead to the same files. */
function makeCopy(own: string): Pick<Build, 'copy' | 'remove'> {
  const name = `.rslib-docs-${path.basename(own)}-${process.pid}`;
  const copy = path.join(path.dirname(own), name);
  const endBySignal = () => process.exit(1);
  const removeFiles = () => fs.rmSync(copy, { recursive: true, force: true });
  const remove = () => {
    removeFiles();
    process.off('exit', removeFiles).off('SIGTERM', endBySignal).off('SIGINT', endBySignal);
  };
  process.once('exit', removeFiles).once('SIGTERM', endBySignal).once('SIGINT', endBySignal);
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
    throw new Problem('noCopy', { reason: (error as Error).message });
  }
  return { copy, remove };
}

/** Runs the project's own Rslib in a copy. @throws Problem where it, or the copy, is not there */
export async function runBuild(project: Project): Promise<Build> {
  const own = project.folder.whole(project.dir);
  const command = findCommand(own);
  const { copy, remove } = makeCopy(own);
  try {
    const started = Date.now();
    const ended = await runCode([command, ...buildWords(project)], copy, TIMEOUT_MS);
    const output = ended.output.replaceAll(copy, own);
    const beside = changedSince(path.dirname(own), started);
    const elsewhere = beside.filter((file) => !file.startsWith(`${path.basename(copy)}/`));
    return { ...ended, output, copy, remove, written: changedSince(copy, started), elsewhere };
  } catch (error) {
    remove();
    throw error;
  }
}
