import { describe, expect, it } from 'vitest';
import { convertConfig } from './convert';
import { ConfigProblem } from './problem';

const convert = (before: string, config: string) =>
  convertConfig(`${before}\nexport default defineConfig(${config});`);

describe('a function of the same file', () => {
  it.each([
    [`const make = (entry: string, format: 'esm') => ({ entry: [entry], format });`],
    [
      `function make(entry, format) {\n  const files = [entry];\n  return { entry: files, format };\n}`,
    ],
    [`const make = (entry, format = 'esm') => ({ entry: [\`\${entry}\`], format } as const);`],
  ])('is read for its arguments: %s', (make) => {
    const { code, notes } = convert(make, `[make('src/a.ts', 'esm'), make('src/b.ts')]`);
    expect(code).toContain(`source: { entry: { a: './src/a.ts' } }`);
    expect(code).toContain(`source: { entry: { b: './src/b.ts' } }`);
    expect(code).not.toContain('make');
    expect(notes.flatMap(({ diagnostics }) => diagnostics)).not.toContain('wrapped');
  });

  it('decides conditions by what it is given, and keeps other code with it', () => {
    const make = `const make = ({ format, name }: { format: string; name: string }) => ({
  format: format === 'esm' ? ['esm'] : ['cjs'],
  dts: format !== 'cjs',
  define: { NAME: JSON.stringify(name), FORMAT: text({ format }) },
});`;
    const { code } = convert(
      make,
      `[make({ format: 'esm', name: OWN }), make({ format: 'cjs', name: 'x' })]`,
    );
    expect(code).toContain(`NAME: JSON.stringify(OWN), FORMAT: text({ format: 'esm' })`);
    expect(code).toContain(`NAME: JSON.stringify('x'), FORMAT: text({ format: 'cjs' })`);
    expect(code.match(/dts: .*/g)).toEqual(['dts: { autoExtension: true },']);
  });

  it('is read for each of a list', () => {
    const { code } = convert(
      '',
      `['a', 'b'].map((name) => ({ entry: [\`src/\${name}.ts\`], format: 'esm' }))`,
    );
    expect(code).toContain(`a: './src/a.ts'`);
    expect(code).toContain(`b: './src/b.ts'`);
  });

  it('keeps its defaults below what it is given', () => {
    const wrap = `const wrap = <T,>(config: T) => ({ sourcemap: true, minify: true, ...config });`;
    const { code } = convert(wrap, `wrap({ format: 'esm', minify: false })`);
    expect(code).toContain('output: { minify: false, sourceMap: true }');
  });

  it('is not followed without end', () => {
    const calls = Array.from(
      { length: 40 },
      (_, at) => `const f${at} = () => [...f${at + 1}(), ...f${at + 1}()];`,
    );
    const list = `[{ format: 'esm' }, ...f0()]`;
    expect(() => convert(calls.join('\n'), list)).toThrow(ConfigProblem);
  });

  it.each([
    `function make(a) { if (a) return {}; return { format: 'esm' }; }`,
    `const make = (...all) => ({ format: 'esm', entry: all });`,
    `const make = async (a) => ({ format: 'esm' });`,
    `const make = () => make();`,
  ])('is not guessed: %s', (make) => {
    const { code } = convert(make, `[make('x'), { format: 'cjs' }]`);
    expect(code).toContain(`lib: [{ format: 'cjs' }]`);
    expect(code).toContain(`// make('x'),`);
  });
});
