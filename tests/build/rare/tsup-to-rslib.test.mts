import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertConfig } from 'tsup-to-rslib/src/convert';
import { command, emptyFolder, packTarballs } from '../../lib/stock-site.mts';
import { readTsupConfigs } from '../../lib/tsup-configs.mts';

const configs = await readTsupConfigs();

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
  const { code, text } = await command(dir, 'npm', 'install', '--offline', '--no-audit', tarball!);
  expect(code, text).toBe(0);
}, 600_000);
afterAll(() => fs.rmSync(dir, { recursive: true }));

describe('the command, from its tarball', () => {
  it('has enough configurations of many kinds to be tried on', () => {
    expect(configs.length).toBeGreaterThanOrEqual(10);
  });

  it.each(configs)('$name: shows, compares, then writes', async ({ name, source }) => {
    const at = write(`${name}/tsup.config.ts`, source);
    const { code, notes } = convertConfig(source);
    const dry = await convert(at);
    expect(dry).toMatchObject({ code: 0, text: expect.stringContaining(code.trim()) });
    for (const { option, line } of notes)
      expect(dry.text).toContain(`- ${option} (line ${line}), `);
    const compared = await convert(at, '--diff');
    expect(compared.text).toContain('--- tsup.config.ts\n+++ rslib.config.ts\n');
    for (const line of code.trim().split('\n')) expect(compared.text).toMatch(lineOf(line));
    expect(fs.readdirSync(at)).toEqual(['tsup.config.ts']);
    expect(await convert(at, '--write')).toMatchObject({ code: 0 });
    expect(read(`${name}/rslib.config.ts`)).toBe(code);
    expect(read(`${name}/tsup.config.ts`)).toBe(source);
  });

  it('writes beside a configuration that is named by its whole path', async () => {
    const at = write('whole/tsup.config.ts', configs[0]!.source);
    const elsewhere = emptyFolder('tsup-to-rslib-elsewhere');
    const { code, text } = await convert(elsewhere, '--write', path.join(at, 'tsup.config.ts'));
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining(at) });
    expect(fs.readdirSync(at).sort()).toEqual(['rslib.config.ts', 'tsup.config.ts']);
    expect(fs.readdirSync(elsewhere)).toEqual([]);
    fs.rmSync(elsewhere, { recursive: true });
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
});

it.each([
  ['nothing to convert', {}, [], 1, 'There is no configuration of tsup in '],
  ['a file that is not there', {}, ['no.ts'], 1, 'no.ts does not exist in '],
  ['a folder', { 'a/b': '' }, ['a'], 1, 'a is not a file. Name the configuration'],
  [
    'no TypeScript',
    { 'tsup.config.ts': 'export default {,' },
    [],
    1,
    'tsup.config.ts:1:17: this is not',
  ],
  ['no export', { 'tsup.config.ts': 'const a = 1;\n' }, [], 1, 'no configuration is exported'],
  ['a package.json that is not JSON', { 'package.json': '{' }, [], 1, 'package.json is not JSON'],
  [
    'a result that would be overwritten',
    { 'tsup.config.ts': 'export default {};', 'rslib.config.ts': 'mine' },
    ['--write'],
    1,
    'rslib.config.ts exists. Remove it',
  ],
  ['two files', {}, ['a.ts', 'b.ts'], 2, 'Name one file.'],
  ['an unknown flag', {}, ['--force'], 2, "Unknown option '--force'"],
] as const)('refuses, and says what to do %s', async (name, files, args, code, text) => {
  const at = path.join(dir, name);
  fs.mkdirSync(at, { recursive: true });
  for (const [file, content] of Object.entries(files)) write(`${name}/${file}`, content);
  expect(await convert(at, ...args)).toMatchObject({ code, text: expect.stringContaining(text) });
  for (const [file, content] of Object.entries(files))
    expect(read(`${name}/${file}`)).toBe(content);
});

/** A line of a difference: added, or the same in both files. */
function lineOf(text: string): RegExp {
  return new RegExp(`^[+ ]${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`, 'm');
}
