import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../folder.mts';
import { findInstalled } from './program.mts';
import { inPackage, type Project } from './project.mts';

/** A build that takes longer than this hangs. */
const TIMEOUT_MS = 300_000;

export interface BuildResult {
  code: number;
  /** Its output. */
  output: string;
}

/** The program of the installed Rslib. */
function findCommand({ folder, dir }: Project): string {
  const installed = findInstalled(folder, dir, '@rslib/core');
  const manifest = installed ? folder.readJson(`${installed}/package.json`) : undefined;
  const bin = (manifest?.bin as Record<string, string> | undefined)?.rslib;
  if (!installed || !bin) {
    throw new Problem(
      `@rslib/core is not installed in ${path.posix.join(folder.root, dir)}. Install the packages, or check without --build.`,
    );
  }
  return folder.whole(path.posix.join(installed, bin));
}

/**
 * Runs the project's own Rslib, which writes what it always writes.
 * @throws Problem where it is not installed or does not end
 */
export function runBuild(project: Project): Promise<BuildResult> {
  const command = findCommand(project);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'build'], {
      cwd: project.folder.whole(project.dir),
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === null) reject(new Problem(`The build was ended by ${signal ?? 'a signal'}.`));
      else resolve({ code, output });
    });
  });
}

/** The files of the package that have changed since then, in milliseconds; without it all of them. */
export function filesOf(project: Project, since = 0): Set<string> {
  const files = new Set<string>();
  const walk = (dir: string): void => {
    const whole = project.folder.whole(inPackage(project, dir));
    for (const entry of fs.readdirSync(whole, { withFileTypes: true })) {
      const file = path.posix.join(dir, entry.name);
      if (entry.isDirectory() && !/^(?:node_modules|\.git)$/.test(entry.name)) walk(file);
      else if (entry.isFile() && fs.statSync(path.join(whole, entry.name)).mtimeMs >= since)
        files.add(file);
    }
  };
  walk('.');
  return files;
}
