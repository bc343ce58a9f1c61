import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { matchRoutes, type RouteConfig as MatchedRoute } from 'react-router-config';

/** Written into the folder of a language for the end of the build, which takes it away again. */
export const ROUTE_MANIFEST = 'route-manifest.json';

/** What Docusaurus writes about a build: names of chunks, their ids, the files of an id. */
interface Manifest {
  origins: Readonly<Record<string, readonly string[]>>;
  assets: Readonly<Record<string, { js?: readonly { publicPath: string }[] }>>;
}

/** Chunk names of a route's modules, in the shape in which they become its props. */
export type ChunkNames = string | readonly ChunkNames[] | { readonly [prop: string]: ChunkNames };

export function flatten(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}

/** Whether the chunks are those of a page: a layout around pages has no content of its own. */
const isPage = (names: ChunkNames): boolean => typeof names === 'object' && 'content' in names;

/** Further scripts of each page, by its address; the app finds them only once it runs. */
export async function findRouteFiles({
  routes,
  routesPaths,
  generatedFilesDir,
}: Pick<Props, 'routes' | 'routesPaths' | 'generatedFilesDir'>): Promise<Record<string, string[]>> {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await fs.readFile(path.join(generatedFilesDir, file), 'utf8')) as T;
  const { origins, assets } = await read<Manifest>('client-manifest.json');
  const chunks = await read<Record<string, ChunkNames>>('routesChunkNames.json');
  const filesOf = (name: string) =>
    (origins[name] ?? []).flatMap((id) => assets[id]?.js?.map((file) => file.publicPath) ?? []);
  /** Chunks by route; the page `/` and the layouts around it share theirs. */
  const byRoute = new Map<string, ChunkNames[]>();
  for (const [key, names] of Object.entries(chunks)) {
    // A key is the path of a route and a short hash.
    const route = key.replace(/-[^-]+$/, '');
    byRoute.set(route, [...(byRoute.get(route) ?? []), names]);
  }
  const filesOfRoute = (route: string, isLeaf: boolean): string[] =>
    (byRoute.get(route) ?? [])
      .filter((names) => isLeaf || !isPage(names))
      .flatMap(flatten)
      .flatMap(filesOf);
  return Object.fromEntries(
    routesPaths.map((pathname) => {
      const matched = matchRoutes(routes as unknown as MatchedRoute[], pathname);
      const files = matched.flatMap(({ route }) =>
        filesOfRoute(route.path as string, !route.routes),
      );
      return [pathname, [...new Set(files)].sort()];
    }),
  );
}

/** Where the modules of the first view stand, below the base of each language. */
export const MODULES_FOLDER = 'assets/first-view';
