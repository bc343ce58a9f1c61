import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertConfig } from 'tsup-to-rslib/src/convert';
import { runProject, type Outcome } from '@rslib-docs/samples/runner/run-builds';
import { command, emptyFolder, packTarballs } from '../../lib/stock-site.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Inside the project, so that its packages are found. */
const WORK = path.join(ROOT, '.cache/tsup-to-rslib');
/** As many as two cores can run. */
const AT_ONCE = 2;
/** Half a minute where nothing else runs. */
const BUILDS_TIMEOUT_MS = 600_000;

/** A configuration as in real projects, and the result of its conversion. */
interface TsupConfig {
  name: string;
  source: string;
  code: string;
  /** Files below `dist` that the converted configuration writes, sorted. */
  writes: string[];
}

/** All of `tsup-configs.txt`; each says in a comment at its top what it writes. */
function readTsupConfigs(): TsupConfig[] {
  const file = path.join(ROOT, 'tests/lib/tsup-configs.txt');
  const parts = fs.readFileSync(file, 'utf8').split(/^(?===> )/m);
  return parts.map((part) => {
    const [, name, body] = /^==> (.+) <==\n([^]*)$/.exec(part)!;
    const source = `${body!.trimEnd()}\n`;
    const writes = /^\/\/ writes: (.*)$/m.exec(source)?.[1];
    if (!writes) throw new Error(`${name}: the comment "// writes: …" is missing.`);
    const { code } = convertConfig(source);
    return { name: name!, source, code, writes: writes.split(' ').sort() };
  });
}

const configs = readTsupConfigs();

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

const COMPILER_OPTIONS: ts.CompilerOptions = {
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
function findTypeErrors(files: readonly string[]): string[] {
  const program = ts.createProgram({ rootNames: [...files], options: COMPILER_OPTIONS });
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

describe('configurations of tsup, converted', () => {
  const dirOf = (name: string): string => path.join(WORK, 'packages', name);
  const outcomes = new Map<string, Outcome>();
  const abort = new AbortController();

  async function build({ name, source, code }: TsupConfig): Promise<void> {
    // A package that is not installed here is needed for some declarations.
    const args = ['build', ...(source.includes('// needs API Extractor') ? ['--no-dts'] : [])];
    const project = {
      files: new Map([...Object.entries(PROJECT), ['rslib.config.ts', code]]),
      commands: [{ program: 'rslib' as const, args, env: {} }],
    };
    const run = { dir: dirOf(name), root: ROOT, signal: abort.signal };
    outcomes.set(name, await runProject(project as never, run));
  }

  beforeAll(async () => {
    fs.rmSync(WORK, { recursive: true, force: true });
    const queue = [...configs];
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) await build(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }, BUILDS_TIMEOUT_MS);
  afterAll(() => {
    abort.abort();
    fs.rmSync(WORK, { recursive: true, force: true });
  });

  it('are of many kinds, and satisfy the types of Rslib', () => {
    expect(configs.length).toBeGreaterThanOrEqual(18);
    const files = configs.map(({ name }) => path.join(dirOf(name), 'rslib.config.ts'));
    expect(findTypeErrors(files)).toEqual([]);
  });

  it.each(configs)('$name builds, and writes what it should', ({ name, writes }) => {
    const { code, printed, listing } = outcomes.get(name)!;
    expect(code, printed.join('\n')).toBe(0);
    expect(listing).toEqual(writes);
  });
});

describe('the command, from its tarball', () => {
  const dir = emptyFolder('tsup-to-rslib');
  const write = (file: string, text: string): string => {
    const to = path.join(dir, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(to, text);
    return path.dirname(to);
  };
  const read = (file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');
  /** Runs it as users do in a project that has installed the package, or through npx. */
  const convert = (cwd: string, ...args: string[]) =>
    command(cwd, path.join(dir, 'node_modules/.bin/tsup-to-rslib'), ...args);

  beforeAll(async () => {
    const [tarball] = await packTarballs(dir, ['tsup-to-rslib']);
    write('package.json', '{ "private": true }');
    const { code, text } = await command(
      dir,
      'npm',
      'install',
      '--offline',
      '--no-audit',
      tarball!,
    );
    expect(code, text).toBe(0);
  }, BUILDS_TIMEOUT_MS);
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  it('shows, compares, then writes, also beside a configuration that is named by its whole path', async () => {
    const { source, code } = configs[0]!;
    const at = write('one/tsup.config.ts', source);
    const dry = await convert(at);
    expect(dry).toMatchObject({ code: 0, text: expect.stringContaining(code.trim()) });
    for (const { option, line } of convertConfig(source).notes)
      expect(dry.text).toContain(`- ${option} (line ${line}), `);
    const compared = await convert(at, '--diff');
    expect(compared.text).toContain('--- tsup.config.ts\n+++ rslib.config.ts\n');
    const lines = compared.text.split('\n').map((line) => line.replace(/^[+ ]/, ''));
    expect(lines).toEqual(expect.arrayContaining(code.trim().split('\n')));
    expect(fs.readdirSync(at)).toEqual(['tsup.config.ts']);
    expect(await convert(at, '--write')).toMatchObject({ code: 0 });
    expect(read('one/rslib.config.ts')).toBe(code);
    expect(read('one/tsup.config.ts')).toBe(source);
    fs.rmSync(path.join(at, 'rslib.config.ts'));
    const elsewhere = write('elsewhere/a.txt', '');
    const written = await convert(elsewhere, '--write', path.join(at, 'tsup.config.ts'));
    expect(written).toMatchObject({ code: 0, text: expect.stringContaining(at) });
    expect(read('one/rslib.config.ts')).toBe(code);
    expect(fs.readdirSync(elsewhere)).toEqual(['a.txt']);
  });

  it('takes the field of a package.json, and says all for programs', async () => {
    const field = { entry: ['src/index.ts'], format: ['esm'] };
    const at = write('field/package.json', JSON.stringify({ tsup: field }));
    const { code, text } = await convert(at, '--json');
    expect(code).toBe(0);
    const said = JSON.parse(text) as { code: string; notes: { option: string }[] };
    expect(said.code).toContain("format: 'esm'");
    expect(said.notes.map(({ option }) => option)).toContain('entry');
  });

  it.each<[name: string, files: Record<string, string>, args: string[], code: number, text: string]>([
    ['nothing to convert', {}, [], 1, 'There is no configuration of tsup in '],
    ['a file that is not there', {}, ['no.ts'], 1, 'no.ts does not exist in '],
    ['a folder', { 'a/b': '' }, ['a'], 1, 'a is not a file. Name the configuration'],
    ['no TypeScript', { 'tsup.config.ts': 'export default {,' }, [], 1, 'tsup.config.ts:1:17: this is not'],
    ['no export', { 'tsup.config.ts': 'const a = 1;\n' }, [], 1, 'no configuration is exported'],
    ['a package.json that is not JSON', { 'package.json': '{' }, [], 1, 'package.json is not JSON'],
    ['a result that would be overwritten', { 'tsup.config.ts': 'export default {};', 'rslib.config.ts': 'mine' }, ['--write'], 1, 'rslib.config.ts exists. Remove it'],
    ['two files', {}, ['a.ts', 'b.ts'], 2, 'Name one file.'],
    ['an unknown flag', {}, ['--force'], 2, "Unknown option '--force'"],
  ])('refuses, and says what to do %s', async (name, files, args, code, text) => {
    const at = path.join(dir, name);
    fs.mkdirSync(at, { recursive: true });
    for (const [file, content] of Object.entries(files)) write(`${name}/${file}`, content);
    expect(await convert(at, ...args)).toMatchObject({ code, text: expect.stringContaining(text) });
    for (const [file, content] of Object.entries(files))
      expect(read(`${name}/${file}`)).toBe(content);
  }); // prettier-ignore
});
