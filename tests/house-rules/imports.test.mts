import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/files';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'packages', 'tools', 'tests', 'bench'];
const OURS = /^(?:@site|@rslib-docs|rslib-docs|tsup-to-rslib)\//;

/** Installed packages import nothing of ours: only our own modules are followed. */
const ownModules: Plugin = {
  name: 'own-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      OURS.test(name) ? undefined : { external: true },
    );
    onResolve({ filter: /\.(?:css|json|ya?ml|mdx|png|svg)$/ }, () => ({ external: true }));
  },
};

/** The first way from a module back to itself, without imports of types. */
function findCycle(inputs: Metafile['inputs']): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    if (done.has(file)) return undefined;
    for (const { path: next, external } of inputs[file]?.imports ?? []) {
      const cycle = external ? undefined : visit(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(inputs)) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

it('modules do not import each other in a circle', async () => {
  const listed = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await listFiles(path.join(ROOT, folder), '')).map((file) => `${folder}/${file}`),
    ),
  );
  const entryPoints = listed
    .flat()
    .filter((file) => /\.m?tsx?$/.test(file) && !/\.d\.ts$|\/node_modules\/|\/dist\//.test(file));
  // One bundle of all: a bundle for each module would hold most of them again.
  const contents = entryPoints.map((file) => `import './${file}';`).join('\n');
  const { metafile } = await build({
    ...{ stdin: { contents, resolveDir: ROOT }, absWorkingDir: ROOT, write: false, bundle: true },
    ...{ metafile: true, format: 'esm', platform: 'node', jsx: 'automatic', logLevel: 'silent' },
    ...{ alias: { '@site': ROOT }, plugins: [ownModules] },
  });
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(entryPoints.length / 2);
  expect(findCycle(metafile.inputs)).toBeUndefined();
});

it('finds a circle', () => {
  const input = (...names: string[]) => ({
    bytes: 1,
    imports: names.map((name) => ({ path: name, kind: 'import-statement' as const })),
  });
  const inputs = { a: input('b'), b: input('c'), c: input('b'), d: input() };
  expect(findCycle(inputs)).toEqual(['b', 'c', 'b']);
});
