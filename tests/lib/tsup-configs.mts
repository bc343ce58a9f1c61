import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

const FILE = path.join(import.meta.dirname, 'tsup-configs.txt');

/** A configuration as in real projects, and the result of its conversion. */
export interface TsupConfig {
  name: string;
  source: string;
  /** Files below `dist` that the converted configuration writes, sorted. */
  writes: string[];
  /** Whether a package that is not installed here is needed for its declarations. */
  needsApiExtractor: boolean;
}

/** All of `tsup-configs.txt`; each says in a comment at its top what it writes. */
export async function readTsupConfigs(): Promise<TsupConfig[]> {
  const [, ...parts] = (await fs.readFile(FILE, 'utf8')).split(/^==> (.+) <==\n/m);
  const configs: TsupConfig[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [name, source] = [parts[at]!, `${parts[at + 1]!.trimEnd()}\n`];
    const writes = /^\/\/ writes: (.*)$/m.exec(source)?.[1];
    if (!writes) throw new Error(`${name}: the comment "// writes: …" is missing.`);
    const needsApiExtractor = source.includes('// needs API Extractor');
    configs.push({ name, source, writes: writes.split(' ').sort(), needsApiExtractor });
  }
  return configs;
}

const FUNCTION = `export const greet = (name: string): string => \`Hello, \${name}!\`;\n`;

/** Files that the configurations need: sources, folders and other files. */
const PROJECT: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'sample', version: '1.0.0', type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022'],
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      rootDir: 'src',
      types: [],
    },
    files: ['src/index.ts'],
  }),
  'tsconfig.build.json': JSON.stringify({ extends: './tsconfig.json' }),
  'assets/note.txt': 'copied\n',
  'src/index.ts': FUNCTION,
  'src/index.css': '.note { color: teal; }\n',
  'src/types.ts': 'export interface Line {\n  text: string;\n}\n',
  'src/vanilla.ts': FUNCTION,
  'src/shim.ts': FUNCTION,
  'src/cli.ts': `#!/usr/bin/env node\nconsole.log('run');\n`,
  'src/install.ts': `Object.assign(globalThis, { acme: 1 });\n`,
  'src/react/index.ts': `import { useState } from 'react';\n\nexport const useCount = () => useState(0);\n`,
  'src/plugins/first.ts': FUNCTION,
  'src/icons/circle.ts': FUNCTION,
  'src/icons/square.ts': FUNCTION,
  'src/math/index.ts': `export { add } from './add';\n`,
  'src/math/add.ts': 'export const add = (a: number, b: number): number => a + b;\n',
  'src/math/add.test.ts': 'export {};\n',
};

/** A project around a configuration of Rslib. */
export function projectOf(code: string): Map<string, string> {
  return new Map([...Object.entries(PROJECT), ['rslib.config.ts', code]]);
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  noEmit: true,
  types: ['node'],
};

/** The compiler's errors for the files, all in one program: `file:line: message`. */
export function findTypeErrors(files: readonly string[]): string[] {
  const program = ts.createProgram({ rootNames: [...files], options: OPTIONS });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${file}: not in the program`];
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ start = 0, messageText }) => {
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      return `${file}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  });
}
