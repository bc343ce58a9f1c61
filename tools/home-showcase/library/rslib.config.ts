import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'Palette',
      output: { distPath: './dist/umd' },
    },
    {
      format: 'mf',
      output: { distPath: './dist/mf' },
      plugins: [
        pluginModuleFederation(
          {
            name: 'palette',
            exposes: { './mix': './src/index.ts' },
            dts: false,
          },
          {},
        ),
      ],
    },
  ],
  output: { target: 'web' },
});
