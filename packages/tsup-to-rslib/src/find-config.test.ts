import { describe, expect, it } from 'vitest';
import { convertConfig } from './convert';

const CONFIG = `{ format: ['esm'] }`;
const LIB = `lib: [{ format: 'esm' }]`;

describe('a configuration', () => {
  it.each([
    `module.exports = ${CONFIG}`,
    `module.exports.default = ${CONFIG}`,
    `exports.default = ${CONFIG}`,
    `exports['default'] = ${CONFIG}`,
    `exports.helper = 1; exports.tsup = ${CONFIG}`,
    `export default ${CONFIG} satisfies Options`,
    `export = ${CONFIG}`,
    CONFIG,
    `const c = ${CONFIG}; export { c as default };`,
    `const c = ${CONFIG}; export { c as 'default', c as other };`,
    `const tsup = defineConfig(${CONFIG}); export { tsup };`,
    `export const tsup: Options = ${CONFIG};`,
    `export default { format: 'cjs' }; export const tsup = ${CONFIG};`,
  ])('may be exported as %s', (source) => {
    expect(convertConfig(source).code).toContain(LIB);
  });

  it('keeps what is declared beside it', () => {
    const { code } = convertConfig(`export const v = load(), tsup = { define: { v } };`);
    expect(code).toContain('v = load()');
  });

  it.each([{ name: 'x', version: '1.0.0' }, { private: true }])(
    'may be the field of the package.json %o',
    (fields) => {
      const json = JSON.stringify({ ...fields, tsup: { format: ['esm'] } }, null, 2);
      const { code, notes } = convertConfig(json);
      expect(code).toContain(LIB);
      expect(notes.map(({ option }) => option)).toEqual(['format']);
    },
  );
});

it.each([
  `export { default } from './base';`,
  `export * from './base';`,
  `export const config = { format: 'esm' };`,
  `exports.config = {};`,
  `exports[name] = {}; export { a };`,
])('an export that is not a configuration is said: %s', (source) => {
  expect(() => convertConfig(source)).toThrow(expect.objectContaining({ code: 'no-export' }));
});
