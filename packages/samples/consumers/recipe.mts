import fs from 'node:fs/promises';
import path from 'node:path';
import { parseYaml } from '@rslib-docs/kit/node/yaml';
import { listFiles } from '@rslib-docs/kit/node/files';
import { readFences } from '../runner/fences.mts';
import { completeFiles, isConfigFile, planPage, type Project } from '../runner/plan.mts';
import { RECIPES, type CONSUMERS } from './schema';

export type Consumer = (typeof CONSUMERS)[number];
export type Bundler = Extract<Consumer, 'vite' | 'vite-dev' | 'rsbuild' | 'webpack' | 'esbuild'>;
export const BUNDLERS: readonly Bundler[] = ['vite', 'vite-dev', 'rsbuild', 'webpack', 'esbuild'];

export interface Program {
  code: string;
  prints: string;
}

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
  run: Record<string, Program>;
  /** Code of the consumer that must satisfy the types under `node16` and `bundler`. */
  types?: { esm: string; cjs?: string; skipLibCheck?: boolean };
  /** The module of an app that each bundler builds. */
  app?: Program;
  /** HTML with script tags. */
  page?: Program;
  /** Who cannot use the package, and a part of what is seen then. */
  fails: Partial<Record<Consumer, string>>;
}

export interface Recipe extends Change {
  id: string;
  /** `page#id` of a sample of the site that is the whole project. */
  from?: string;
  /** The row of a page's table that says where it works, by the text of its first cell. */
  row?: { page: string; text: string };
  /** `sample` is `page#id` of a sample of the site, whose configuration is the answer. */
  right: Change & { sample?: string };
  /** Changes of the right answer, each a mistake, and a part of the finding that it must produce. */
  wrong: (Change & { why: string; fails: string })[];
  checks: Checks;
}

/** Reads one file of recipes. Throws with its name and the key that is wrong. */
export function parseRecipes(source: string, file: string): Recipe[] {
  const { value, error } = RECIPES.validate(parseYaml(source), { abortEarly: false });
  if (!error) return value as Recipe[];
  const lines = error.details.map(({ message }) => `  ${message}`);
  throw new Error(`${file} holds no recipes as README.md describes them:\n${lines.join('\n')}`);
}

export async function readRecipes(root: string): Promise<Recipe[]> {
  const folder = path.join(root, 'packages/samples/consumers/data');
  const recipes: Recipe[] = [];
  for (const file of await listFiles(folder, '.yaml')) {
    recipes.push(...parseRecipes(await fs.readFile(path.join(folder, file), 'utf8'), file));
  }
  const ids = recipes.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(`Two recipes have the id ${twice.join(', ')}. Rename one.`);
  return recipes;
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

export function applyChange(files: Files, { files: changed, package: patch }: Change): Files {
  const all = Object.entries({ ...files, ...changed });
  const result = Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== null));
  if (!patch) return result;
  const merged = mergePatch(JSON.parse(result['package.json']!), patch);
  return { ...result, 'package.json': toJson(merged) };
}

async function readSample(root: string, name: string): Promise<Project> {
  const [page, id] = name.split('#') as [string, string];
  const file = `docs/${page}.mdx`;
  const fences = await readFences(file, await fs.readFile(path.join(root, file), 'utf8'));
  const project = planPage({ name: file, file, fences }).projects.find((one) => one.id === id);
  if (project) return project;
  throw new Error(`${file} has no sample "${id}". Correct the recipe, or the sample.`);
}

/** The project before it is answered: the sample that it is made from, or what all have. */
export async function givenFiles(root: string, recipe: Recipe): Promise<Files> {
  const sample = recipe.from ? await readSample(root, recipe.from) : undefined;
  const own = Object.fromEntries(sample?.files ?? []);
  const commands = (sample?.commands ?? []).map(({ program, args }) =>
    [program, ...args].join(' '),
  );
  // What comes after the build tries it.
  const isBuild = (line: string): boolean => /^rslib\b/.test(line);
  const build = commands.slice(0, commands.findLastIndex(isBuild) + 1).join(' && ');
  const patch = sample?.sources.has('package.json') ? JSON.parse(own['package.json']!) : {};
  const whole = mergePatch(PACKAGE, { ...patch, ...(build && { scripts: { build } }) });
  const files = new Map(
    Object.entries(applyChange({ ...own, 'package.json': toJson(whole) }, recipe)),
  );
  completeFiles(files);
  return Object.fromEntries(files);
}

export interface Answer {
  recipe: Recipe;
  name: string;
  files: Files;
  /** Part of a finding that it must produce; absent where it is right. */
  fails?: string;
}

/** The right answer of a recipe, and after it the wrong ones that it names. */
export async function answersOf(root: string, recipe: Recipe): Promise<[Answer, ...Answer[]]> {
  const { sample, ...change } = recipe.right;
  const configs = sample ? [...(await readSample(root, sample)).files] : [];
  const files = {
    ...Object.fromEntries(configs.filter(([file]) => isConfigFile(file))),
    ...change.files,
  };
  const right = applyChange(await givenFiles(root, recipe), { ...change, files });
  const wrong = recipe.wrong.map(({ why, fails, ...mistake }) => ({
    recipe,
    name: `wrong: ${why}`,
    files: applyChange(right, mistake),
    fails,
  }));
  return [{ recipe, name: 'right', files: right }, ...wrong];
}
