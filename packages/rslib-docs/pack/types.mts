import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PackedTypes } from '../src/library.mts';

const PROBE = `import '@rslib/core';\nimport type {} from '@rslib/core/types';\n`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

const PACKAGE = /(?:^|\/node_modules\/)((?:@[^/]+\/)?[^/]+)(?=\/)/g;

/** The `package.json` of every package that a file lies in, the outer ones first. */
const manifestsOf = (file: string): string[] =>
  [...file.matchAll(PACKAGE)].map(
    (found) => `${file.slice(0, found.index + found[0].length)}/package.json`,
  );

/** The declarations that a configuration needs, as installed in the project. */
export function collectTypes(project: string): PackedTypes {
  const probe = path.posix.join(project, 'probe.mts');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === probe || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === probe
      ? ts.createSourceFile(name, PROBE, rest[0])
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram({ rootNames: [probe], options: OPTIONS, host });
  const modules = `${path.posix.join(project, 'node_modules')}/`;
  const libraries = `${path.posix.dirname(ts.getDefaultLibFilePath(OPTIONS))}/`;
  const types: PackedTypes = { packages: {}, libraries: {} };
  for (const { fileName, text } of program.getSourceFiles()) {
    if (fileName === probe) continue;
    if (fileName.startsWith(libraries)) {
      types.libraries[fileName.slice(libraries.length)] = text;
      continue;
    }
    if (!fileName.startsWith(modules)) throw new Error(`${fileName} is not below ${modules}.`);
    const file = fileName.slice(modules.length);
    types.packages[file] = text;
    for (const manifest of manifestsOf(file)) {
      const whole = path.join(modules, manifest);
      if (fs.existsSync(whole)) types.packages[manifest] = fs.readFileSync(whole, 'utf8');
    }
  }
  if (!types.packages['@rslib/core/package.json'])
    throw new Error('@rslib/core is not installed; run npm ci.');
  return types;
}
