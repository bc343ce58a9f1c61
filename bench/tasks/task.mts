import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '@rslib-docs/kit/node/files';
import { readFences } from '@rslib-docs/samples/runner/fences';
import { completeFiles, isConfigFile, planPage } from '@rslib-docs/samples/runner/plan';
import type { Locale } from '../../src/site/locales';
import { ROOT } from '../sites/site.mts';
import { TASKS } from './schema';

/** Files by path, null for one that is removed, and a merge patch (RFC 7396) for package.json. */
interface Change {
  files: Record<string, string | null>;
  package?: Record<string, unknown>;
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
  /** `sample` is `page#id` of a sample of the site, whose configuration is the answer. */
  right: Change & { sample?: string };
  /** Changes of the right answer, each a mistake, and a part of the finding that it must produce. */
  wrong: (Change & { why: string; fails: string })[];
  checks: Checks;
}

/** Reads one file of tasks. Throws with its name and the key that is wrong. */
export function parseTasks(source: string, file: string): Task[] {
  const { value, error } = TASKS.validate(parse(source, { merge: true }), { abortEarly: false });
  if (!error) return value as Task[];
  const lines = error.details.map(({ message }) => `  ${message}`);
  throw new Error(`${file} holds no tasks as README.md describes them:\n${lines.join('\n')}`);
}

/** All tasks, in the order of their files. */
export async function readTasks(): Promise<Task[]> {
  const folder = path.join(import.meta.dirname, 'data');
  const tasks: Task[] = [];
  for (const file of await listFiles(folder, '.yaml')) {
    tasks.push(...parseTasks(await fs.readFile(path.join(folder, file), 'utf8'), file));
  }
  const ids = tasks.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(`Two tasks have the id ${twice.join(', ')}. Rename one.`);
  return tasks;
}

export type Files = Record<string, string>;

/** What every project has, unless its task says otherwise. */
const PACKAGE = {
  name: 'example-lib',
  version: '1.0.0',
  type: 'module',
  files: ['dist'],
  scripts: { build: 'rslib' },
  devDependencies: { '@rslib/core': '1.0.1', '@types/node': '20.19.43', typescript: '7.0.2' },
};

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A merge patch (RFC 7396). The order of its keys counts, as it does in `exports`. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** `files` after a change. */
export function applyChange(files: Files, { files: changed, package: patch }: Change): Files {
  const all = Object.entries({ ...files, ...changed });
  const result = Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== null));
  if (!patch) return result;
  const merged = mergePatch(JSON.parse(result['package.json']!), patch);
  return { ...result, 'package.json': toJson(merged) };
}

/** The project before it is answered. */
export function givenFiles(task: Task): Files {
  const files = new Map(Object.entries(applyChange({ 'package.json': toJson(PACKAGE) }, task)));
  completeFiles(files);
  return Object.fromEntries(files);
}

/** The configuration of a sample of the site. */
async function readSample(name: string): Promise<Files> {
  const [page, id] = name.split('#') as [string, string];
  const file = `docs/${page}.mdx`;
  const fences = await readFences(file, await fs.readFile(path.join(ROOT, file), 'utf8'));
  const project = planPage({ name: file, file, fences }).projects.find((one) => one.id === id);
  const configs = [...(project?.files ?? [])].filter(([config]) => isConfigFile(config));
  if (configs.length > 0) return Object.fromEntries(configs);
  throw new Error(`${file} has no sample "${id}" with a configuration of Rslib.`);
}

export interface Answer {
  task: Task;
  name: string;
  files: Files;
  /** Part of a finding that it must produce; absent where it is right. */
  fails?: string;
}

/** The right answer to a task, and after it the wrong ones that it names. */
export async function answersOf(task: Task): Promise<Answer[]> {
  const { sample, ...change } = task.right;
  const files = { ...(sample && (await readSample(sample))), ...change.files };
  const right = applyChange(givenFiles(task), { ...change, files });
  const wrong = task.wrong.map(({ why, fails, ...mistake }) => ({
    task,
    name: `wrong: ${why}`,
    files: applyChange(right, mistake),
    fails,
  }));
  return [{ task, name: 'right', files: right }, ...wrong];
}
