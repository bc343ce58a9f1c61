import { UpstreamError } from '../../upstream/upstream-error';

/** Chunk names of a route's modules, in the shape in which they become its props. */
type ChunkNames = string | readonly ChunkNames[] | { readonly [prop: string]: ChunkNames };

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

function flatten(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}

/**
 * One module in place of three. Docusaurus tells the browser the path of a page three times, and
 * the name of its chunk five times; here each route holds the functions that import its modules.
 */
export function generateRouteTable({
  routes,
  registry,
  chunkNames,
  reader,
}: GeneratedRoutes): string {
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
