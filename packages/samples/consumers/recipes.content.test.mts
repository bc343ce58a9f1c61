import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, productionPackages } from './consumer.mts';
import {
  BUNDLERS,
  answersOf,
  applyChange,
  givenFiles,
  mergePatch,
  parseRecipes,
  readRecipes,
  type Bundler,
} from './recipe.mts';
import { readResults } from './results.mts';

it('each recipe checks something; its wrong answers are other projects, and a wrong key is named', async () => {
  for (const recipe of await readRecipes(ROOT)) {
    const { id, from, checks } = recipe;
    const { dist, pack, run, types, app, page, text } = checks;
    const wanted = [...dist.has, ...pack.has, ...Object.keys(run), types, app, page];
    expect([...wanted, ...Object.keys(text)].filter(Boolean).length, id).toBeGreaterThan(0);
    const [right, ...wrong] = await answersOf(ROOT, recipe);
    if (!from && wrong.length > 0) {
      expect(right.files, id).not.toEqual(await givenFiles(ROOT, recipe));
    }
    for (const { files, name } of wrong) expect(files, `${id}: ${name}`).not.toEqual(right.files);
  }
  const source = '- id: a\n  prompts: { en: x }\n';
  expect(() => parseRecipes(source, 'a.yaml')).toThrow(
    /a\.yaml holds no recipes[^]*"\[0\]\.prompts"/,
  );
});

it('the tables of pages say of apps what their recipes have given', async () => {
  const results = await readResults(ROOT);
  const recipes = (await readRecipes(ROOT)).filter(({ row }) => row);
  expect(recipes.length).toBeGreaterThan(5);
  for (const { id, row } of recipes) {
    const { page, text } = row!;
    const source = await fs.readFile(path.join(ROOT, `docs/${page}.mdx`), 'utf8');
    const tables = source.split('\n\n').filter((part) => /^\| .*Vite/.test(part));
    const [head, , ...rows] = tables.flatMap((part) => part.split('\n')).map(cellsOf);
    const cells = rows.find(([first]) => first === text);
    expect(cells, `${page} has no row "${text}"`).toBeDefined();
    for (const [at, title] of head!.entries()) {
      const bundler = BUNDLERS.find((one) => title.toLowerCase().startsWith(one)) as Bundler;
      if (bundler)
        expect(cells![at] === 'works', `${id}: ${title}`).toBe(results[id]?.cells[bundler]);
    }
  }
});

/** The cells of a row of a table, whose code may hold an escaped `|`. */
function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

it('a patch keeps what it does not name, and null removes', () => {
  const target = { a: 1, exports: { '.': './a.js', './b': './b.js' } };
  expect(mergePatch(target, { a: null, exports: { './b': null, './c': './c.js' } })).toEqual({
    exports: { '.': './a.js', './c': './c.js' },
  });
  const files = { 'package.json': '{ "a": 1 }', 'b.txt': 'b' };
  expect(applyChange(files, { files: { 'b.txt': null }, package: { a: 2 } })).toEqual({
    'package.json': '{\n  "a": 2\n}\n',
  });
});

it('who uses a package gets neither its devDependencies nor optional peers', () => {
  const own = {
    dependencies: { a: '1' },
    devDependencies: { b: '1' },
    peerDependencies: { c: '1', d: '1' },
    peerDependenciesMeta: { d: { optional: true } },
  };
  expect(productionPackages(own)).toEqual({ a: '1', c: '1' });
});
