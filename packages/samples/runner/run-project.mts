import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { SCRIPTS } from './packages.mts';
import type { Command } from './command.mts';
import type { Build } from './plan.mts';

/** What a project did: all that any page may say about it. */
export interface Outcome {
  /** What each command printed, standard output and error together, without colors. */
  printed: string[];
  /** Exit code of the last command that was run. A command that fails is the last. */
  code: number;
  /** Paths below `dist`, sorted, with forward slashes. */
  listing: string[];
  /** Content of the files of text. */
  content: Record<string, string>;
}

/** Why a project has no outcome: the signal that ended it, or the time it took. */
export class KilledError extends Error {}

const TIMEOUT_MS = 120_000;
const MAX_CONTENT_BYTES = 500_000;
const HOOK = new URL('beside-rslib.mjs', import.meta.url).href;
/** How pages write the folder that a project lies in. */
const PROJECT_FOLDER = '/path/to/app';

const COLORS = /\u001b\[[\d;]*m/g;
/** Lines of a stack tell where packages are installed. */
const STACK = /^ {4}at .*\n/gm;

export function inProjectFolder(text: string, dir: string): string {
  return text
    .replace(COLORS, '')
    .replace(STACK, '')
    .replaceAll(dir.replaceAll('\\', '/'), PROJECT_FOLDER)
    .replaceAll(dir, PROJECT_FOLDER);
}

/** The environment of this process without what would change what a build does, and `own`. */
export function cleanEnvironment(own: Command['env']): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_|FORCE_COLOR|DEBUG|PUBLIC_|VITEST|TSX_)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', ...own };
}

function run({ program, args, env }: Command, root: string, dir: string, signal: AbortSignal) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const script = program === 'node' ? [] : [path.join(root, SCRIPTS[program])];
    const hook = program === 'rslib' ? ['--import', HOOK] : [];
    const child = spawn(process.execPath, [...hook, ...script, ...args], {
      cwd: dir,
      env: cleanEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code, name) => {
      if (code === null) reject(new KilledError(`ended by ${name ?? 'an unknown signal'}`));
      else resolve({ code, output });
    });
  });
}

/** Everything below `dist`. */
export async function readDist(dir: string): Promise<Pick<Outcome, 'listing' | 'content'>> {
  const dist = path.join(dir, 'dist');
  const listing = await listFiles(dist, '').catch(() => []);
  const content: Outcome['content'] = {};
  for (const file of listing) {
    const bytes = await fs.readFile(path.join(dist, file));
    if (bytes.length > MAX_CONTENT_BYTES || bytes.includes(0)) continue;
    content[file] = inProjectFolder(bytes.toString('utf8'), dir);
  }
  return { listing, content };
}

/**
 * Writes the project into `dir`, which must not exist, runs its commands with the programs of the
 * project at `root`, and reads what came.
 */
export async function runProject(
  { files, commands }: Build,
  { dir, root, signal }: { dir: string; root: string; signal: AbortSignal },
): Promise<Outcome> {
  for (const [file, text] of files) {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), text.endsWith('\n') ? text : `${text}\n`);
  }
  const printed: string[] = [];
  let code = 0;
  for (const command of commands) {
    // The build cache of the tool does not see flags.
    await fs.rm(path.join(dir, 'node_modules/.cache'), { recursive: true, force: true });
    const result = await run(command, root, dir, signal);
    printed.push(inProjectFolder(result.output, dir));
    code = result.code;
    if (code !== 0) break;
  }
  return { printed, code, ...(await readDist(dir)) };
}
