import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { flatten, type ChunkNames } from '../../inline-script/route-manifest';
import { replaceModules } from '../../upstream/checks';
import { UpstreamError } from '../../upstream/inventory';

/** What Docusaurus has generated for the router, and where the table is to find its reader. */
export interface GeneratedRoutes {
  /** `routes.js`: the tree of routes, each with a call of ComponentCreator. */
  routes: string;
  /** `registry.js`: the import of each chunk. */
  registry: string;
  /** `routesChunkNames.json`: chunk names by path and hash of a route. */
  chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Module that exports `toRoutes`. */
  reader: string;
}

/** An entry of `registry.js`: the name of a chunk, and the function that imports it. */
const REGISTERED = /^ *"([^"]+)": \[(\(\) => import\(.*?\)), "/gm;
/** A component in `routes.js`: the path of its route, and a hash. `*` has none, and stays. */
const COMPONENT = /component: ComponentCreator\('((?:\\'|[^'])*)', '(\w+)'\)/g;

const ROW = 'generated-routes';
const EXPORT = 'export default ';
/** The list that `routes.js` exports, which ends the file. */
const LIST = /export default \[([\s\S]*)\];\s*$/;

/**
 * One module in place of three. Docusaurus tells the browser the path of a page three times, and
 * the name of its chunk five times; here each route holds the functions that import its modules.
 */
export function generateRouteTable(generated: GeneratedRoutes): string {
  const { routes, registry, chunkNames, reader } = generated;
  const imports = new Map([...registry.matchAll(REGISTERED)].map(([, name, load]) => [name, load]));
  const uses = Object.values(chunkNames).flatMap(flatten);
  const shared = [...new Set(uses.filter((name, at) => uses.indexOf(name) !== at))];
  const load = (name: string): string => {
    const found = imports.get(name);
    if (!found) throw new UpstreamError(ROW, `registry.js has no chunk "${name}".`);
    return found;
  };
  const toCode = (names: ChunkNames): string => {
    if (typeof names === 'string') {
      return shared.includes(names) ? `shared${shared.indexOf(names)}` : load(names);
    }
    if (Array.isArray(names)) return `[${names.map(toCode).join(', ')}]`;
    const props = Object.entries(names).map(
      ([prop, of]) => `${JSON.stringify(prop)}: ${toCode(of)}`,
    );
    return `{${props.join(', ')}}`;
  };
  const named = new Set<string>();
  const tree = routes.replace(COMPONENT, (_call, pathname: string, hash: string) => {
    const key = `${pathname.replaceAll("\\'", "'")}-${hash}`;
    const names = chunkNames[key];
    if (!names) throw new UpstreamError(ROW, `routesChunkNames.json has no route "${key}".`);
    named.add(key);
    return `modules: ${toCode(names)}`;
  });
  const unread = Object.keys(chunkNames).filter((key) => !named.has(key));
  if (unread.length > 0)
    throw new UpstreamError(ROW, `routes.js has no component in a known form for "${unread[0]}".`);
  const [, list] = LIST.exec(tree) ?? [];
  if (list === undefined) throw new UpstreamError(ROW, 'routes.js exports no list of routes.');
  const head = tree.slice(0, tree.indexOf(EXPORT));
  return [
    `import { toRoutes } from ${JSON.stringify(reader)};`,
    ...shared.map((name, at) => `const shared${at} = ${load(name)};`),
    `${head}${EXPORT}toRoutes([${list}]);\n`,
  ].join('\n');
}

const own = (file: string): string => path.join(__dirname, file);

/** Docusaurus' plugin that tells the app the file of each chunk by its name; nothing asks for it. */
const FILES_BY_NAME = 'ChunkAssetPlugin';

/** Gives browsers in production one table of the routes, and files named by their chunks' numbers. */
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
