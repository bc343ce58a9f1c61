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
    if (!found) throw new Error(`Docusaurus' registry.js has no chunk "${name}".`);
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
  const tree = routes.replace(COMPONENT, (_call, pathname: string, hash: string) => {
    const key = `${pathname.replaceAll("\\'", "'")}-${hash}`;
    const names = chunkNames[key];
    if (!names) throw new Error(`Docusaurus' routesChunkNames.json has no route "${key}".`);
    return `modules: ${toCode(names)}`;
  });
  return [
    `import { toRoutes } from ${JSON.stringify(reader)};`,
    ...shared.map((name, at) => `const shared${at} = ${load(name)};`),
    tree.replace('export default [', 'export default toRoutes([').replace(/\];\s*$/, ']);\n'),
  ].join('\n');
}
