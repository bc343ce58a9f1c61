import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModules } from '../../upstream/replace-modules';
import { UpstreamError } from '../../upstream/upstream-error';
import { generateRouteTable } from './generate';

const own = (file: string): string => path.join(__dirname, file);

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
      const kept = plugins.filter((plugin) => plugin?.constructor.name !== FILES_BY_NAME);
      if (kept.length !== plugins.length - 1)
        throw new UpstreamError('chunk-asset-plugin', `the bundler has no ${FILES_BY_NAME}.`);
      const row = 'generated-routes';
      return {
        mergeStrategy: { plugins: 'replace' },
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: [
          ...kept,
          replaceModules(currentBundler, [
            { row, asked: /^@generated\/routes$/, instead: writeTable() },
            { row, asked: /^@generated\/registry$/, instead: own('registry.ts') },
            { row, asked: /^@generated\/routesChunkNames$/, instead: own('chunk-names.ts') },
          ]),
        ],
      };
    },
  };
}
