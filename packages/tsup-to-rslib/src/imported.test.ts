import { describe, expect, it } from 'vitest';
import { convertConfig } from './convert';

const convert = (source: string, modules: Record<string, string>) =>
  convertConfig(source, (specifier) => modules[specifier]);

describe('what a configuration imports of its package', () => {
  const BASE = `import type { Options } from 'tsup';
import { x } from 'x';
const files = ['a', x];
export const base: Options = { format: 'esm', entry: ['src/a.ts'], external: [...files], define: { x } };
`;

  it('is read, with its lines at the import', () => {
    const source = `import { base } from './base';\n\nexport default { ...base, minify: true };`;
    const { code, notes } = convert(source, { './base': BASE });
    expect(code).toContain(`source: { entry: { a: './src/a.ts' }, define: { x } }`);
    expect(code).toContain(`externals: [...files]`);
    expect(code).toMatch(/^import \{ x \} from 'x';$/m);
    expect(code).toMatch(/^const files = \['a', x\];$/m);
    expect(code).not.toContain('./base');
    expect(notes.find(({ option }) => option === 'format')).toMatchObject({ line: 1 });
    expect(notes.flatMap(({ diagnostics }) => diagnostics)).not.toContain('spread');
  });

  it.each([
    `import config from './config/base';\nexport default config;`,
    `export { default } from './config/base';`,
    `import make from './config/base';\nexport default { ...make, clean: true };`,
  ])('may be all of it: %s', (source) => {
    const base = `import { defineConfig } from 'tsup';\nexport default defineConfig({ format: 'esm', minify: true });`;
    const { code } = convert(source, { './config/base': base });
    expect(code).toContain('output: { minify: true }');
    expect(code).not.toContain('import config');
  });

  it.each([
    ['its name is another', `import { base as own } from './base';\nexport default { ...own };`],
    [
      'it has a name of the file',
      `import { base } from './base';\nconst files = 1;\nexport default { ...base };`,
    ],
    [
      'its paths are of another folder',
      `import { base } from '../base';\nexport default { ...base };`,
    ],
    ['it is not there', `import { base } from './none';\nexport default { ...base };`],
  ])('is not read where %s', (_, source) => {
    const modules = { './base': BASE, '../base': `import { y } from './y';\n${BASE}` };
    const { notes } = convert(source, modules);
    expect(notes.flatMap(({ diagnostics }) => diagnostics)).toContain('spread');
  });
});
