import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

export interface Code {
  hash: string;
  /** Files of the project that it is made of, from the root of the project. */
  files: readonly string[];
  /** What a file imports: files of the project, packages, and modules of Node.js. */
  importsOf: (file: string) => readonly string[];
}

/** npm's list of what it has installed, which may not be what the lockfile says. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Names of the packages of this project. */
async function readOwnPackages(root: string): Promise<Set<string>> {
  const folders = await fs.readdir(path.join(root, 'packages')).catch(() => []);
  const files = folders.map((folder) => path.join(root, 'packages', folder, 'package.json'));
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  return new Set(texts.map((text) => (JSON.parse(text) as { name: string }).name));
}

/** Follows imports into the packages of this project, and into no others. */
const ownPackagesOnly = (own: ReadonlySet<string>): Plugin => ({
  name: 'own-packages-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: asked, kind }) => {
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(asked)![0];
      return kind === 'entry-point' || own.has(name) ? undefined : { path: asked, external: true };
    });
  },
});

/**
 * A module with all that it imports, and further files that it depends on. Packages of others
 * count by their versions: package-lock.json is always a part of it, and so is the version of Node.js.
 *
 * @param further paths from `root`.
 */
export async function readCode(
  root: string,
  entry: string,
  further: readonly string[] = [],
): Promise<Code> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    plugins: [ownPackagesOnly(await readOwnPackages(root))],
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = [...new Set([...Object.keys(metafile.inputs), ...further, 'package-lock.json'])];
  const installed = await fs.readFile(path.join(root, INSTALLED), 'utf8').catch(() => '');
  const hash = createHash('sha256').update(process.version).update(installed);
  for (const file of files.sort())
    hash.update(file).update(await fs.readFile(path.join(root, file)));
  const importsOf = (file: string) => metafile.inputs[file]?.imports.map((one) => one.path) ?? [];
  return { hash: hash.digest('hex'), files, importsOf };
}
