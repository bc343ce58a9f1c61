import { describe, expect, it } from 'vitest';
import { convertConfig } from '../convert';

const codeOf = (body: string): string =>
  convertConfig(`export default { format: ['esm', 'cjs'], ${body} };`).code;

describe('a condition', () => {
  it.each([
    ['A', 'A ? false : true', `A ? './dist/esm' : 'dist'`],
    ['A ? true : false', 'A ? false : true', `A ? './dist/esm' : 'dist'`],
    ['true', 'false', `'./dist/esm'`],
  ])('for `legacyOutput` decides about folders: %s', (value, extension, folder) => {
    const code = codeOf(`legacyOutput: ${value}`);
    expect(code.split(`autoExtension: ${extension}`)).toHaveLength(3);
    expect(code.split(`distPath: ${folder}`)).toHaveLength(2);
  });

  it('for `legacyOutput` may stand in a spread', () => {
    const code = codeOf(`outDir: 'lib', ...(A && { legacyOutput: true })`);
    expect(code).toContain(`distPath: A ? './lib/esm' : 'lib'`);
    expect(codeOf('legacyOutput: false')).not.toContain('autoExtension');
  });

  it.each([
    [
      'A',
      `...((A) ? { 'process.env.NODE_ENV': '"development"', 'import.meta.env.NODE_ENV': '"development"' } : {})`,
    ],
    [
      'true',
      `'process.env.NODE_ENV': '"development"',\n      'import.meta.env.NODE_ENV': '"development"',`,
    ],
  ])('for `replaceNodeEnv` is one for the definition: %s', (value, text) => {
    expect(codeOf(`replaceNodeEnv: ${value}`)).toContain(text);
  });

  it('that cannot be kept is said', () => {
    const source = `export default { format: 'esm', ...(A && { replaceNodeEnv: true }) };`;
    const { code, notes } = convertConfig(source);
    expect(code).not.toContain('define:');
    expect(notes.at(-1)).toMatchObject({ option: 'replaceNodeEnv', mapping: 'none' });
  });
});
