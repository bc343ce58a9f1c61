import { describe, expect, it } from 'vitest';
import { convertConfig } from './convert';
import { OPTION_FACTS, factOf } from './options';

const config = (body: string): string => `import { defineConfig } from 'tsup';
export default defineConfig(${body});`;
const codeOf = (body: string): string => convertConfig(config(body)).code;

function problemOf(source: string): unknown {
  try {
    return convertConfig(source);
  } catch (error) {
    return error;
  }
}

describe('the data of the options', () => {
  it('names each option of tsup once, with a text in both languages', () => {
    const names = OPTION_FACTS.flatMap((fact) => fact.names);
    expect(new Set(names).size).toBe(names.length);
    // The members of `Options` in the types of tsup 8.5.1; 9.0.0 has the same.
    expect(names.sort()).toEqual(
      'banner bundle cjsInterop clean config define dts entry entryPoints env esbuildOptions esbuildPlugins experimentalDts external footer format globalName ignoreWatch inject injectStyle jsxFactory jsxFragment keepNames killSignal legacyOutput loader metafile minify minifyIdentifiers minifySyntax minifyWhitespace name noExternal onSuccess outDir outExtension platform plugins publicDir pure removeNodeProtocol replaceNodeEnv shims silent skipNodeModulesBundle sourcemap splitting swc target terserOptions treeshake tsconfig watch'.split(
        ' ',
      ),
    );
    for (const fact of OPTION_FACTS) {
      expect(fact.en, fact.names[0]).toMatch(/\.$/);
      expect(fact.zh, fact.names[0]).toMatch(/。$/);
      expect(fact.to.length).toBeGreaterThan(0);
    }
  });
});

describe('a configuration', () => {
  it('leaves out what is the default, writes out the format that is not, and has globs for nothing but entries', () => {
    expect(codeOf(`{ entry: ['src/index.ts'], clean: true, outDir: 'dist' }`)).toBe(
      `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'cjs' }],\n});\n`,
    );
    expect(codeOf(`{ format: 'esm', entry: ['src/*.ts'] }`)).toContain(`// entry: ['src/*.ts'],`);
  });

  it('has a note for every option that is set', () => {
    const names = OPTION_FACTS.flatMap((fact) => fact.names);
    const { notes } = convertConfig(
      config(`{ ${names.map((name) => `${name}: x.${name}`).join(', ')} }`),
    );
    const noted = notes.map(({ option }) => option);
    expect(names.filter((name) => !noted.includes(name))).toEqual([]);
    for (const note of notes) expect(note.line).toBe(2);
  });

  it('keeps what it cannot carry over as a comment that nothing can leave', () => {
    const { code, notes } = convertConfig(
      config(`{ format: 'esm', esbuildOptions(o) { /* a */\n o.x = "\u2028*/ </script>"; } }`),
    );
    expect(code).toContain('  // esbuildOptions(o) { /* a */\n');
    expect(code).not.toMatch(/^(?!\s*\/\/).*<\/script>/m);
    expect(notes.find(({ option }) => option === 'esbuildOptions')?.mapping).toBe('none');
    expect(factOf('esbuildOptions')?.mapping).toBe('none');
  });

  it('is told of options that tsup does not have, and keeps conditions as they are written', () => {
    const { notes } = convertConfig(config(`{ format: 'esm', minfy: true }`));
    expect(notes.find(({ option }) => option === 'minfy')?.diagnostics).toEqual(['unknown-option']);
    expect(codeOf(`{ format: A ? ['esm'] : ['esm', 'cjs'], minify: B && !C }`)).toContain(
      `output: { minify: B && !C },\n  lib: A ? [{ format: 'esm' }] : [{ format: 'esm' }, { format: 'cjs' }],`,
    );
  });

  it('drops what only tsup needed', () => {
    const { code } = convertConfig(
      `import { defineConfig, type Options } from 'tsup';\nimport plugin from 'x';\nimport { v } from './v';\nconst o: Options = { format: 'esm', define: { v } };\nconsole.log(1);\nexport default defineConfig({ ...o, esbuildPlugins: [plugin()] });`,
    );
    expect(code).toBe(
      `import { defineConfig } from '@rslib/core';\nimport { v } from './v';\n\nconsole.log(1);\n\nexport default defineConfig({\n  source: { define: { v } },\n  lib: [{ format: 'esm' }],\n  // Not carried over from tsup:\n  // esbuildPlugins: [plugin()],\n});\n`,
    );
  });

  it('keeps the lines of a template, and gives entries the names that esbuild gives them', () => {
    const code = codeOf('{ format: "esm",\n    banner: { js: `a\n  b` } }');
    expect(code).toContain('banner: { js: `a\n  b` }');
    expect(codeOf(`{ format: 'esm', entry: ['lib/a.ts', 'lib/b/c.tsx'] }`)).toContain(
      `entry: { a: './lib/a.ts', 'b/c': './lib/b/c.tsx' }`,
    );
  });
});

describe('a problem', () => {
  it('says where the syntax is wrong, and does not count what the helper added', () => {
    expect(problemOf(config('{ format: ['))).toMatchObject({ code: 'syntax', place: { line: 2 } });
    expect(problemOf('{ a: 1 b }')).toMatchObject({ place: { line: 1, column: 8 } });
  });

  it.each([
    ['', 'no-export'],
    ['const a = 1;', 'no-export'],
    [config('load()'), 'no-object'],
    [config('[]'), 'no-object'],
    [config('() => {}'), 'no-object'],
    [config(`wrap('a')`), 'no-object'],
    [config(`[make('a')]`), 'no-object'],
    // Names in circles.
    ['const a = b; const b = a; export default a;', 'no-object'],
    ['const a = { ...a }; export default a;', 'too-deep'],
    ['x'.repeat(300_000), 'too-long'],
    [`export default ${'['.repeat(90_000)}`, 'too-deep'],
    ['<h1 onclick="x">', 'syntax'],
  ])('is told of %.30s', (source, code) => {
    expect(problemOf(source)).toMatchObject({ code });
  });

  it.each([
    ['spreads', (name: string) => `{ ...${name}, ...${name} }`],
    ['conditions', (name: string) => `x ? ${name} : ${name}`],
    ['spread conditions', (name: string) => `{ ...(x ? ${name} : ${name}), ...${name} }`],
    ['lists', (name: string) => `[...${name}, ...${name}]`],
  ])('does not follow %s that double with each name', (_, twice) => {
    const names = Array.from({ length: 60 }, (_one, at) => `a${at}`);
    const others = names.slice(1).map((name, at) => `const ${name} = ${twice(names[at]!)};`);
    const source = `const a0 = { clean: true };\n${others.join('\n')}\nexport default ${names.at(-1)};`;
    expect(problemOf(source)).toMatchObject({ code: 'too-many-steps' });
  });
});

describe('what other code makes', () => {
  it('converts what is given to a call, and says that the call was not read', () => {
    const { code, notes } = convertConfig(
      config(`() => {
  const common = { entry: ['src/a.ts'], clean: true };
  return runAfterLast(['pnpm types'])({ ...common, format: 'esm' }, { ...common, format: 'cjs' });
}`),
    );
    expect(code).toContain(`lib: [{ format: 'esm' }, { format: 'cjs' }]`);
    expect(code).not.toContain('runAfterLast');
    expect(notes.find(({ option }) => option.startsWith('runAfterLast'))).toMatchObject({
      mapping: 'none',
      diagnostics: ['wrapped'],
      line: 4,
    });
  });

  it('keeps an item that it cannot read as a comment, and converts the others', () => {
    const { code, notes } = convertConfig(config(`[make('a'), { format: 'esm' }, ...more]`));
    expect(code).toContain(`lib: [{ format: 'esm' }]`);
    expect(code).toContain(`  // make('a'),\n  // ...more,`);
    expect(notes.filter(({ diagnostics }) => diagnostics.includes('unread-item'))).toHaveLength(2);
  });
});
