import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleLazyModule } from './bundle';

const SOURCES = path.resolve(import.meta.dirname, '../../../src');

/** Class names of the styles that a module brings into the document. */
function classesOf(name: string, folder: string): string[] {
  const { code } = bundleLazyModule(name, path.join(SOURCES, folder, `${name}.ts`));
  const css = JSON.parse(/replaceSync\(("(?:[^"\\]|\\.)*")\)/.exec(code)![1]!) as string;
  return [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one!))];
}

it('the styles of modules that meet in one document share no class', () => {
  const tooltips = classesOf('tooltips', 'features/tooltips');
  const search = classesOf('search', 'first-view');
  expect(tooltips.length).toBeGreaterThan(0);
  expect(search.length).toBeGreaterThan(0);
  expect(tooltips.filter((name) => search.includes(name))).toEqual([]);
});
