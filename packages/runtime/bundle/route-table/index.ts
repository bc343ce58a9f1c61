import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateRouteTable } from './generate';

/** Docusaurus' plugin that tells the app the file of each chunk by its name; nothing asks for it. */
const FILES_BY_NAME = 'ChunkAssetPlugin';

/**
 * Gives the browser one table of the routes in place of Docusaurus' three, and files that are named
 * by the numbers of their chunks: decisions/0025-bytes-per-page.md. The server keeps Docusaurus'
 * own, and so does development, which replaces pages while they are looked at.
 */
export default function routeTablePlugin({ generatedFilesDir }: LoadContext): Plugin<undefined> {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  function writeTable(): string {
    const table = generateRouteTable({
      routes: read('routes.js'),
      registry: read('registry.js'),
      chunkNames: JSON.parse(read('routesChunkNames.json')),
      // By its alias: what is generated must not know the machine.
      reader: '@rslib-docs/runtime/bundle/route-table/client',
    });
    const file = path.join(generatedFilesDir, 'route-table.js');
    fs.writeFileSync(file, table);
    return file;
  }
  return {
    name: 'route-table',
    configureWebpack({ mode, plugins = [] }, isServer, { currentBundler }) {
      if (isServer || mode !== 'production') return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (generated: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(generated, file);
      return {
        mergeStrategy: { plugins: 'replace' },
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== FILES_BY_NAME),
          replace(/^@generated\/routes$/, writeTable()),
          replace(/^@generated\/registry$/, path.join(__dirname, 'registry.ts')),
          replace(/^@generated\/routesChunkNames$/, path.join(__dirname, 'chunk-names.ts')),
        ],
      };
    },
  };
}
