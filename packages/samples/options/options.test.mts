import { describe, expect, it } from 'vitest';
import { checkPageFlags, parseFlagTable, parseHelp } from './claims.mts';
import { isLiteral } from './defaults.mts';
import { toTypeScript } from './package-types.mts';

describe('flags', () => {
  it('are read from the help of a command, and from the first column of tables', () => {
    const help = `Options:
  -w, --watch     turn on watch mode
  --bundle        enable (use --no-bundle to disable)
  --lib <id>      specify (repeatable, e.g. --lib esm)`;
    expect(parseHelp(help)).toEqual(['-w', '--watch', '--bundle', '--no-bundle', '--lib']);
    expect(() => parseHelp('No.')).toThrow('No "Options:" are in this help:\nNo.');
    const page = '| Flag | Meaning |\n| --- | --- |\n| `-r, --root <root>` | Not `--this` |';
    expect(parseFlagTable(page)).toEqual(['-r', '--root']);
  });
  it('are named by the page of their option, unless they set none', () => {
    const helps = new Map([
      ['build', ['--root', '--watch', '--dts', '--no-dts']],
      ['inspect', ['--root']],
    ]);
    const page = (cli: string[]) => [{ file: 'docs/dts.mdx', option: 'dts', cli, lineOf: () => 1 }];
    expect(checkPageFlags(helps, page(['--dts', '--no-dts']))).toEqual([]);
    const [gone, missing] = checkPageFlags(helps, page(['--dts', '--types']));
    expect(gone!.message).toContain('no flag --types');
    expect(missing!.message).toContain('names --no-dts');
  });
});

it('a documented type becomes TypeScript', () => {
  const isOurs = (name: string) => name === 'LibConfig';
  expect(toTypeScript('LibConfig[]', isOurs)).toBe('Config.LibConfig[]');
  expect(toTypeScript('OutputConfig', isOurs)).toBe('Rsbuild.OutputConfig');
  expect(toTypeScript('{ a?: …; b?: Record<string, RegExp>; … }', isOurs)).toBe(
    '{ a?: Abbreviated; b?: Record<string, RegExp>; abbreviated?: Abbreviated }',
  );
  expect(toTypeScript("'Esm' | { 'A.b'?: string }", isOurs)).toBe("'Esm' | { 'A.b'?: string }");
});

it('a default in words is no value', () => {
  expect(['true', "'esm'", '{}', '[{}]', 'undefined'].every(isLiteral)).toBe(true);
  expect(['true for ESM', 'the format', 'node'].some(isLiteral)).toBe(false);
});
