import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { installPackages } from '../runner/packages.mts';
import { ROOT } from './consumer.mts';
import { isExpected, judge } from './judge.mts';
import { answersOf, givenFiles, readRecipes } from './recipe.mts';

const TIMEOUT_MS = 120_000;
const recipes = await readRecipes(ROOT);
const recipeOf = (id: string) => recipes.find((one) => one.id === id)!;

it('a finding says what was expected and seen', { timeout: TIMEOUT_MS }, async () => {
  await installPackages(ROOT);
  const recipe = recipeOf('css-is-missing');
  const files = await givenFiles(ROOT, recipe);
  const { findings } = await judge({ recipe, files }, tempFolder().dir);
  expect(findings).toContainEqual({ what: 'dist', expected: 'index.css', saw: 'index.js' });
});

it('a build that fails says why', { timeout: TIMEOUT_MS }, async () => {
  const recipe = recipeOf('css-is-missing');
  const files = {
    ...(await givenFiles(ROOT, recipe)),
    'rslib.config.ts': 'throw new Error("no config");',
  };
  const { findings, cells } = await judge({ recipe, files }, tempFolder().dir);
  expect(findings).toMatchObject([{ what: 'npm run build', expected: 'exit code 0' }]);
  expect(findings[0]!.saw).toMatch(/^it ended with exit code 1\n[^]*no config/);
  expect(cells).toEqual({});
});

it('a consumer that must fail does so for its reason', { timeout: TIMEOUT_MS }, async () => {
  const [answer] = await answersOf(ROOT, recipeOf('page-css-bundleless'));
  const { findings, cells } = await judge(answer, tempFolder().dir);
  expect(findings).toEqual([]);
  expect(cells).toEqual({ 'node-esm': false });
  const { recipe, files } = answer;
  const checks = { ...recipe.checks, fails: { 'node-esm': 'another reason' } };
  const other = await judge({ recipe: { ...recipe, checks }, files }, tempFolder().dir);
  expect(isExpected(answer, other.findings)).toBe(false);
  expect(other.findings[0]!.saw).toContain('Unknown file extension');
});
