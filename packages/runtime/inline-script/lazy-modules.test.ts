import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleLazyModule } from './lazy-modules';

const FIRST_VIEW = path.resolve(import.meta.dirname, '../../../src/first-view');

/** Class names of the styles that a module brings into the document. */
function classesOf(name: string): string[] {
  const { code } = bundleLazyModule(name, path.join(FIRST_VIEW, `${name}.ts`));
  const css = JSON.parse(/replaceSync\(("(?:[^"\\]|\\.)*")\)/.exec(code)![1]!) as string;
  return [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one!))];
}

it('the styles of modules that meet in one document share no class', () => {
  const [tips, search] = [classesOf('tips'), classesOf('search')];
  expect(tips.length).toBeGreaterThan(0);
  expect(search.length).toBeGreaterThan(0);
  expect(tips.filter((name) => search.includes(name))).toEqual([]);
});
