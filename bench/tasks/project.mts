import fs from 'node:fs/promises';
import path from 'node:path';
import { readFences } from '@rslib-docs/samples/runner/fences';
import { planPage } from '@rslib-docs/samples/runner/plan';
import { completeFiles, isConfigFile } from '@rslib-docs/samples/runner/project-files';
import { ROOT } from '../sites/site.mts';
import type { Change, RightAnswer, Task } from './task.mts';

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A merge patch (RFC 7396). The order of keys of the patch counts, as that of `exports` does. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `files` after a change. */
export function applyChange(files: Files, { files: changed, package: patch }: Change): Files {
  const all = Object.entries({ ...files, ...changed });
  const result = Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== null));
  if (!patch) return result;
  return {
    ...result,
    'package.json': toJson(mergePatch(JSON.parse(result['package.json']!), patch)),
  };
}

/** The files that whoever answers is given. */
export function givenFiles(task: Task): Files {
  const files = new Map(Object.entries(applyChange({ 'package.json': toJson(PACKAGE) }, task)));
  completeFiles(files);
  return Object.fromEntries(files);
}

/** The answer that the site's own sample gives, with what the task adds to it. */
export async function rightFiles(task: Task): Promise<Files> {
  const { sample, ...change }: RightAnswer = task.right;
  if (!sample) return applyChange(givenFiles(task), change);
  const [page, id] = sample.split('#') as [string, string];
  const file = `docs/${page}.mdx`;
  const fences = await readFences(file, await fs.readFile(path.join(ROOT, file), 'utf8'));
  const project = planPage({ name: file, file, fences }).projects.find((one) => one.id === id);
  const configs = [...(project?.files ?? [])].filter(([file]) => isConfigFile(file));
  if (configs.length === 0) {
    throw new Error(
      `Task ${task.id}: ${file} has no sample "${id}" with a configuration of Rslib.`,
    );
  }
  const files = { ...Object.fromEntries(configs), ...change.files };
  return applyChange(givenFiles(task), { ...change, files });
}

/** Writes files into a folder. */
export async function writeProject(dir: string, files: Files): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), text);
  }
}
