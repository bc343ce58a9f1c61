import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import type { Locale } from '../../src/site/locales';
import { parse } from 'yaml';
import { TASKS } from './schema';

/** Files by path, null for one that is removed, and a merge patch (RFC 7396) for package.json. */
export interface Change {
  files: Record<string, string | null>;
  package?: Record<string, unknown>;
}

export interface RightAnswer extends Change {
  /** `page#id` of a sample of the site, whose configuration is the answer. */
  sample?: string;
}

export interface WrongAnswer extends Change {
  /** The mistake, in a few words. */
  why: string;
  /** Part of a finding that the judge must have: it fails for this reason, not for another one. */
  fails: string;
}

export interface Presence {
  has: string[];
  lacks: string[];
}

export interface Checks {
  /** Files below `dist`. */
  dist: Presence;
  /** Files of the archive that npm packs. */
  pack: Presence;
  /** Regular expressions for the text of files, by their paths in the project. */
  text: Record<string, Presence>;
  /** Parts of what the build prints. */
  output: Presence;
  /** What the consumer installs besides the package and what that depends on. */
  packages: string[];
  /** Programs of the consumer by file name, and what each prints. */
  run: Record<string, { code: string; prints: string }>;
  /** Code of the consumer that must satisfy the types under `node16` and `bundler`. */
  types?: { esm: string; cjs?: string };
}

export interface Task extends Change {
  id: string;
  prompt: Record<Locale, string>;
  /** Given files that the answer may change. Those below `src` must stay unless they are named. */
  mayChange: string[];
  right: RightAnswer;
  wrong: WrongAnswer[];
  checks: Checks;
}

export const DATA = path.join(import.meta.dirname, 'data');

/** Reads one file of tasks. Throws with its name and the key that is wrong. */
export function parseTasks(source: string, file: string): Task[] {
  const { value, error } = TASKS.validate(parse(source, { merge: true }), { abortEarly: false });
  if (!error) return value as Task[];
  const lines = error.details.map(({ message }) => `  ${message}`);
  throw new Error(`${file} holds no tasks as README.md describes them:\n${lines.join('\n')}`);
}

/** All tasks, in the order of their files. */
export async function readTasks(): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const file of await listFiles(DATA, '.yaml')) {
    tasks.push(...parseTasks(await readFile(path.join(DATA, file), 'utf8'), file));
  }
  const ids = tasks.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(`Two tasks have the id ${twice.join(', ')}. Rename one.`);
  return tasks;
}
