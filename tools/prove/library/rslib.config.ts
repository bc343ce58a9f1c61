import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

const federation = pluginModuleFederation({
  name: 'palette',
  exposes: { './mix': './src/index.ts' },
  dts: false,
});

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs' },
    { format: 'umd', umdName: 'Palette', output: { distPath: 'dist/umd' } },
    { format: 'mf', plugins: [federation], output: { distPath: 'dist/mf' } },
  ],
  output: { target: 'web' },
});
