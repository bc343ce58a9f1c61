/** What the button puts into the field: options of every kind, in a few lines. */
export const EXAMPLE = `import { defineConfig } from 'tsup';

export default defineConfig((options) => ({
  entry: ['src/index.ts', 'src/cli.ts'],
  format: ['esm', 'cjs'],
  target: ['es2020', 'node18'],
  dts: true,
  clean: true,
  minify: !options.watch,
  splitting: false,
}));
`;
