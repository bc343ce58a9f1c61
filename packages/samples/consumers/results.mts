import { createHash } from 'node:crypto';
import { describePackages, lockedVersions, readJson, type Lock } from '../runner/packages.mts';
import type { Cells } from './judge.mts';
import { answersOf, readRecipes, type Answer, type Consumer } from './recipe.mts';
import { CONSUMERS } from './schema';

/** What came of the recipes when they were last run. The command alone writes it. */
export const RESULTS_FILE = 'packages/samples/consumers/results.json';
/** Bundlers of apps, with a lockfile of their own. */
export const CONSUMER_PACKAGES = 'packages/samples/consumers/packages';
const HASH_LENGTH = 20;

export interface Result {
  /** A hash of the recipe's project, of what is checked, and of the versions. */
  proof: string;
  cells: Cells;
}
export type Results = Readonly<Record<string, Result>>;

export const readResults = (root: string): Promise<Results> =>
  readJson<Results>(root, RESULTS_FILE).catch(() => ({}));

/** What uses a package; other tools of that lockfile are only measured. */
const BUNDLER_PACKAGES = ['vite', '@rsbuild/core', 'webpack', 'esbuild'];

/** The versions that a result depends on: of what builds a package, and of what uses it. */
export async function describeConsumers(root: string): Promise<string> {
  const { packages } = await readJson<Lock>(root, 'package-lock.json');
  const compiler = packages['node_modules/typescript-native']?.version;
  const bundlers = await lockedVersions(root, BUNDLER_PACKAGES, CONSUMER_PACKAGES);
  return [await describePackages(root), `tsc@${compiler}`, ...bundlers].join(' ');
}

export function proofOf({ recipe, files }: Answer, versions: string): string {
  const { checks, wrong } = recipe;
  const form = JSON.stringify([versions, Object.entries(files).sort(), checks, wrong]);
  return createHash('sha256').update(form).digest('hex').slice(0, HASH_LENGTH);
}

/** Names of the consumers; `{}` stands for the version of a bundler. On pages they do not break. */
const NAMES: Readonly<Record<Consumer, string>> = {
  'node-esm': 'Node.js import',
  'node-cjs': 'Node.js require',
  'types-node16': 'TypeScript node16',
  'types-bundler': 'TypeScript bundler',
  vite: 'Vite {vite}',
  'vite-dev': 'Vite {vite} dev',
  rsbuild: 'Rsbuild {@rsbuild/core}',
  webpack: 'webpack {webpack}',
  esbuild: 'esbuild {esbuild}',
  script: '<script>',
};

/** The consumers that can use a package, and those that cannot, by their names. */
export interface Users {
  works: string[];
  fails: string[];
}

async function readAll(root: string) {
  const results = await readResults(root);
  if (Object.keys(results).length === 0) return undefined;
  const { dependencies } = await readJson<{ dependencies: Record<string, string> }>(
    root,
    CONSUMER_PACKAGES,
    'package.json',
  );
  const recipes = await readRecipes(root);
  return { results, recipes, dependencies, versions: await describeConsumers(root) };
}

/** What each page of a build asks for. */
const known = new Map<string, ReturnType<typeof readAll>>();

/**
 * Who can use the samples of a page, by the id of the sample. A result whose recipe or versions have
 * changed since is left out.
 */
export async function usersOfSamples(root: string, page: string): Promise<Map<string, Users>> {
  const found = new Map<string, Users>();
  const all = known.get(root) ?? readAll(root);
  known.set(root, all);
  const facts = await all;
  if (!facts) return found;
  const { results, recipes, dependencies, versions } = facts;
  const major = (_: string, name: string) =>
    /^(?:0\.)?\d+/.exec(dependencies[name] ?? '')?.[0] ?? '';
  for (const recipe of recipes.filter(({ from }) => from?.startsWith(`${page}#`))) {
    const result = results[recipe.id];
    // What is wrong with a recipe is said where it is run: it stops no page.
    const [right] = await answersOf(root, recipe).catch(() => []);
    if (!right || result?.proof !== proofOf(right, versions)) continue;
    const { cells } = result;
    const namesOf = (works: boolean): string[] =>
      CONSUMERS.filter((one) => cells[one] === works)
        // The server of Vite is named where it differs from the build.
        .filter((one) => one !== 'vite-dev' || cells.vite !== works)
        .map((one) => NAMES[one].replace(/\{(.+)\}/, major).replaceAll(' ', '\u00A0'));
    found.set(recipe.from!.slice(page.length + 1), { works: namesOf(true), fails: namesOf(false) });
  }
  return found;
}
