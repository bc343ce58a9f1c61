import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

export interface Code {
  hash: string;
  /** Files of the project that it is made of, from the root of the project. */
  files: readonly string[];
  /** What a file imports: files of the project, packages, and modules of Node.js. */
  importsOf: (file: string) => readonly string[];
}

/**
 * A module with all that it imports, and further files that it depends on. Packages count by their
 * versions: package-lock.json is always a part of it, and so is the version of Node.js.
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
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = [...new Set([...Object.keys(metafile.inputs), ...further, 'package-lock.json'])];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort())
    hash.update(file).update(await fs.readFile(path.join(root, file)));
  const importsOf = (file: string) => metafile.inputs[file]?.imports.map((one) => one.path) ?? [];
  return { hash: hash.digest('hex'), files, importsOf };
}
