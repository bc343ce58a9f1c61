import { describe, expect, it } from 'vitest';
import { convertConfig } from '../convert';
import { nameFiles } from './entry';

const convert = (body: string) => convertConfig(`export default { format: 'esm', ${body} };`);
const situationsOf = (body: string) =>
  convert(body).notes.find(({ option }) => option === 'entry')?.diagnostics;

describe('entries', () => {
  it('lose none of two files with one name', () => {
    const body = `entry: ['src/index.ts', 'src/index.css', 'src/cli.ts', 'src/cli.tsx']`;
    const { code } = convert(body);
    expect(code).toContain(`index: ['./src/index.css', './src/index.ts']`);
    expect(code).toContain(`'cli-tsx': './src/cli.tsx'`);
    expect(code).toContain('emitCss: true');
    expect(situationsOf(body)).toEqual(['entry-renamed', 'entry-jsx', 'entry-style']);
  });

  it('get a name that no other has', () => {
    const { byName, renamed } = nameFiles(['a-ts.ts', 'a.js', 'a.ts', 'a.ts', 'a-ts.js']);
    expect([...byName.values()]).toEqual([['a-ts.ts'], ['a.js'], ['a.ts'], ['a-ts.js']]);
    expect(renamed).toEqual(['a.ts', 'a-ts.js']);
  });

  it.each([
    [`['a.css']`, true],
    [`{ a: 'a.scss' }`, true],
    [`X ? ['a.ts'] : ['a.less', 'b.ts']`, true],
    // Rslib writes them by itself.
    [`['a.css'], platform: 'browser'`, false],
  ])('have their style sheets written: %s', (entry, isSet) => {
    const { code } = convert(`entry: ${entry}`);
    expect(/ {2}source: [^]* {2}output: \{ emitCss: true/.test(code)).toBe(isSet);
    expect(code.includes('emitCss')).toBe(isSet);
  });

  it.each([
    ['', false],
    ['bundle: true', false],
    ['bundle: false', true],
    ['bundle: !process.env.X', true],
  ])('are written out where the default would be another: %s', (bundle, isWritten) => {
    const { code } = convert(`entry: ['src/index.ts'], ${bundle}`);
    expect(code.includes(`index: './src/index.ts'`)).toBe(isWritten);
  });

  it.each([
    [`entry: { a: 'src/a.ts', 'b/c': './src/b/c.ts', d: 'src/d.css' }, dts: true`, false],
    [`entry: { main: 'src/index.ts' }, dts: true`, true],
    [`entry: { main: 'src/index.ts' }`, false],
  ])('have declarations with the names of files: %s', (body, isSaid) => {
    expect(situationsOf(body)?.includes('entry-dts')).toBe(isSaid);
  });

  it('may be globs in an object only where files are not bundled', () => {
    expect(convert(`entry: { a: 'src/*.ts' }`).code).toContain('// entry');
    expect(convert(`entry: { a: 'src/*.ts' }, bundle: false`).code).toContain(`a: './src/*.ts'`);
  });
});
