import { describe, expect, it } from 'vitest';
import { convertConfig, type Conversion } from '../convert';

const convert = (body: string): Conversion => convertConfig(`export default { ${body} };`);
const noteOf = ({ notes }: Conversion, name: string) => notes.find(({ option }) => option === name);
/** The values that a key gets in the result. */
const valuesOf = ({ code }: Conversion, key: string): string[] =>
  [...code.matchAll(new RegExp(`'${key.replaceAll('.', '\\.')}': (.*?)(?:,| })`, 'g'))].map(
    ([, value]) => value!,
  );

describe('options that write to one place', () => {
  const NODE_ENV = 'process.env.NODE_ENV';

  it.each([
    // Read from the output of tsup 8.5.
    [`env: { NODE_ENV: 'production' }, replaceNodeEnv: true`, '"development"'],
    [`env: { NODE_ENV: 'test' }, replaceNodeEnv: true, minify: true`, '"production"'],
    [`env: { NODE_ENV: 'test' }, replaceNodeEnv: true, minifyWhitespace: true`, '"production"'],
    [`define: { '${NODE_ENV}': 'x' }, env: { NODE_ENV: 'test' }`, `JSON.stringify('test')`],
    [`replaceNodeEnv: true, define: { '${NODE_ENV}': 'x' }`, '"development"'],
  ])('define a name once, as tsup does: %s', (body, value) => {
    const result = convert(`format: 'esm', ${body}`);
    const [first, ...others] = valuesOf(result, NODE_ENV);
    expect(first?.replaceAll(/^'|'$/g, '')).toBe(value.replaceAll(/^'|'$/g, ''));
    expect(others).toEqual([]);
    expect(valuesOf(result, 'import.meta.env.NODE_ENV')).toEqual([first]);
  });

  it.each(['banner', 'footer'])('keep all texts of a %s', (name) => {
    const dts = `dts: { ${name}: '/* d */' }`;
    for (const value of [`{ js: '/* j */' }`, `() => ({ js: '/* j */' })`]) {
      const { code } = convert(`format: 'esm', ${name}: ${value}, ${dts}`);
      expect(code).toContain('/* j */');
      expect(code).toContain('/* d */');
    }
    const list = `export default [{ ${name}: { js: '/* j */' }, ${dts} }, { format: 'esm' }];`;
    expect(convertConfig(list).code).toContain(`${name}: { dts: '/* d */', js: '/* j */' }`);
    const elsewhere = convert(`format: 'esm', ${name}: texts, ${dts}`);
    expect(elsewhere.code).toContain(`${name}: texts`);
    expect(noteOf(elsewhere, 'dts')?.diagnostics).toContain('unreadable');
  });
});

it.each([
  [`banner: { js: '/* x */' }`, 'changed'],
  ['banner: { js }', 'changed'],
  ['banner: texts', 'changed'],
  [`banner: () => ({ js: '/* x */' })`, 'changed'],
  ['banner: { ...texts }', 'changed'],
  [`dts: { banner: '/* x */' }`, undefined],
])('a banner of scripts or declarations stands above a hashbang: %s', (body, mapping) => {
  const note = noteOf(convert(`format: 'esm', ${body}`), body.split(':')[0]!);
  expect(note?.diagnostics).toContain('banner-hashbang');
  if (mapping) expect(note?.mapping).toBe(mapping);
});

it('a banner of style sheets is the same', () => {
  const note = noteOf(convert(`format: 'esm', banner: { css: '/* x */' }`), 'banner');
  expect(note).toMatchObject({ mapping: 'mapped', diagnostics: [] });
});

describe('what depends on the format', () => {
  it.each([
    [`format: ['esm', 'cjs'], splitting: false`, 'splitting', ['splitting-esm']],
    [`format: ['esm', 'cjs'], splitting: true`, 'splitting', ['splitting-cjs']],
    [`format: 'esm', splitting: true`, 'splitting', []],
    [`format: ['esm', 'cjs'], legacyOutput: true`, 'legacyOutput', ['legacy-type']],
    [`format: 'esm', legacyOutput: true`, 'legacyOutput', []],
    [
      `format: 'cjs', outExtension: () => ({ js: '.js' })`,
      'outExtension',
      ['per-format', 'extension-type'],
    ],
    [`format: 'cjs', outExtension: () => ({ js: '.cjs' })`, 'outExtension', ['per-format']],
  ])('is said: %s', (body, option, diagnostics) => {
    expect(noteOf(convert(body), option)?.diagnostics).toEqual(diagnostics);
  });

  it.each([
    `({ format }) => ({ js: format === 'esm' ? '/* m */' : '/* c */' })`,
    `(ctx) => (ctx.format === 'esm' ? { js: '/* m */' } : { js: '/* c */' })`,
    `({ format }) => { if (format === 'esm') return { js: '/* m */' }; return { js: '/* c */' }; }`,
    `({ format }) => { const kind = format === 'cjs' ? 'c' : 'm'; return { js: \`/* \${kind} */\` }; }`,
  ])('is read for each: %s', (banner) => {
    const { code } = convert(`format: ['esm', 'cjs'], banner: ${banner}`);
    expect(code).toMatch(/format: 'esm', banner: \{ js: ['"]\/\* m \*\/['"] \}/);
    expect(code).toMatch(/format: 'cjs', banner: \{ js: ['"]\/\* c \*\/['"] \}/);
  });

  it.each([
    `({ options }) => ({ js: options.x })`,
    `(ctx) => texts(ctx)`,
    `(ctx) => ({ js: ctx.x })`,
  ])('is not guessed: %s', (banner) => {
    const result = convert(`format: ['esm', 'cjs'], banner: ${banner}`);
    expect(result.code).toContain(`// banner: ${banner},`);
    expect(noteOf(result, 'banner')?.diagnostics).toEqual(['unreadable']);
  });

  it('may be decided by a condition in a list', () => {
    const { code } = convert(`format: [A ? 'esm' : 'cjs']`);
    expect(code).toContain(`lib: [A ? { format: 'esm' } : { format: 'cjs' }]`);
  });
});

describe('what code that is not read may set', () => {
  const unread = (body: string) => convert(`...s, ${body}`);

  it.each([
    `export default { ...s, entry: ['src/a.ts'] };`,
    `export default { ...(A && s), entry: ['src/a.ts'] };`,
    `export default { [key]: x, entry: ['src/a.ts'] };`,
    `const config = { entry: ['src/a.ts'] }; config.format = 'esm'; export default config;`,
  ])('is not said to be missing: %s', (source) => {
    const note = noteOf(convertConfig(source), 'format');
    expect(note).toMatchObject({ mapping: 'none', diagnostics: ['unread-format'] });
  });

  it('is certain where it is set again', () => {
    expect(noteOf(unread(`format: 'esm'`), 'format')?.diagnostics).toEqual([]);
    expect(noteOf(unread(`format: 'esm', globalName: 'X'`), 'globalName')?.diagnostics).toEqual([
      'no-iife',
    ]);
  });

  it.each([
    [`globalName: 'X'`, 'globalName'],
    [`format: 'iife'`, 'format'],
    [`replaceNodeEnv: true`, 'replaceNodeEnv'],
    [`minifySyntax: true`, 'minifySyntax'],
    [`format: 'esm', legacyOutput: true`, 'legacyOutput'],
    [`format: ['esm', 'cjs'], dts: true`, 'dts'],
    [`outExtension: () => ({ js: '.mjs' })`, 'outExtension'],
    [`banner: () => ({ js: '/* x */' })`, 'banner'],
  ])('may change others: %s', (body, option) => {
    expect(noteOf(unread(body), option)?.diagnostics).toContain('unread-part');
    expect(noteOf(convert(`format: 'esm', ${body}`), option)?.diagnostics).not.toContain(
      'unread-part',
    );
  });

  it('may set another mode, so no entry is left out', () => {
    expect(unread(`entry: ['src/index.ts']`).code).toContain('entry:');
    expect(unread(`entry: ['src/index.ts'], bundle: true`).code).not.toContain('entry:');
  });
});

it('gives the declarations of a configuration that only writes these to another, also after it', () => {
  const only = `{ dts: { only: true } }`;
  const other = `{ entry: { a: 'src/a.ts' }, format: 'esm' }`;
  for (const list of [`[${only}, ${other}]`, `[${other}, ${only}]`]) {
    const { code } = convertConfig(`export default ${list};`);
    expect(code).toContain(`lib: [{ format: 'esm', dts: { autoExtension: true } }]`);
  }
});
