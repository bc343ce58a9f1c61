import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { OPTIONS as CHECKED } from '../src/check/program.mts';
import type { PackedTypes } from '../src/library.mts';

/** As a check has them, without sources of JavaScript. */
const OPTIONS: ts.CompilerOptions = { ...CHECKED, allowJs: false, checkJs: false };

const PACKAGE = /(?:^|\/node_modules\/)((?:@[^/]+\/)?[^/]+)(?=\/)/g;

/** The `package.json` of every package that a file lies in, the outer ones first. */
const manifestsOf = (file: string): string[] =>
  [...file.matchAll(PACKAGE)].map(
    (found) => `${file.slice(0, found.index + found[0].length)}/package.json`,
  );

/** The declarations that a configuration needs, as installed in the project. */
export function collectTypes(project: string): PackedTypes {
  const host = ts.createCompilerHost(OPTIONS);
  const importer = path.posix.join(project, 'index.mts');
  const rootNames = ['@rslib/core', '@rslib/core/types'].map((name) => {
    const { resolvedModule } = ts.resolveModuleName(name, importer, OPTIONS, host);
    if (!resolvedModule) throw new Error('@rslib/core is not installed; run npm ci.');
    return resolvedModule.resolvedFileName;
  });
  const program = ts.createProgram({ rootNames, options: OPTIONS, host });
  const modules = `${path.posix.join(project, 'node_modules')}/`;
  const libraries = `${path.posix.dirname(ts.getDefaultLibFilePath(OPTIONS))}/`;
  const types: PackedTypes = { packages: {}, libraries: {} };
  for (const { fileName, text } of program.getSourceFiles()) {
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
  return types;
}
