import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { withCleanup } from '@rslib-docs/kit/node/processes';
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
  /** The copy of the package, absolute. */
  copy: string;
  written: readonly string[];
  /** Files outside of the copy that changed meanwhile, relative to the folder beside. */
  elsewhere: readonly string[];
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

/** Copies a package to a folder beside it, where all paths upwards lead to the same files. */
function makeCopy(own: string, copy: string): void {
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
    throw new Problem('noCopy', { reason: (error as Error).message });
  }
}

/**
 * Runs the project's own Rslib in a copy, which is there until `look` has looked at it.
 * @throws Problem where it, or the copy, is not there
 */
export function withBuild<T>(project: Project, look: (build: Build) => Promise<T>): Promise<T> {
  const own = project.folder.whole(project.dir);
  const command = findCommand(own);
  const beside = path.dirname(own);
  const copy = path.join(beside, `.rslib-docs-${path.basename(own)}-${process.pid}`);
  const work = async () => {
    makeCopy(own, copy);
    const started = Date.now();
    const ended = await runCode([command, ...buildWords(project)], copy, TIMEOUT_MS);
    const output = ended.output.replaceAll(copy, own);
    const isElsewhere = (file: string) => !file.startsWith(`${path.basename(copy)}/`);
    const elsewhere = changedSince(beside, started).filter(isElsewhere);
    return look({ ...ended, output, copy, written: changedSince(copy, started), elsewhere });
  };
  return withCleanup(work, () => fs.rmSync(copy, { recursive: true, force: true }));
}
