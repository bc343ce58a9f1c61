import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';
import { chunkNames, registry } from './filled-tables';

type Load = () => Promise<unknown>;
type Modules = Load | readonly Modules[] | { readonly [prop: string]: Modules };
type Names = string | readonly Names[] | { readonly [prop: string]: Names };

/** A route of Docusaurus that holds the imports of its modules instead of its component. */
interface TableRoute extends Omit<RouteConfig, 'routes'> {
  path: string;
  modules?: Modules;
  routes?: readonly TableRoute[];
}

const names = new Map<Load, string>();
let routeCount = 0;

function nameOf(load: Load): string {
  const name = names.get(load) ?? String(names.size);
  names.set(load, name);
  registry[name] = [load];
  return name;
}

function nameAll(modules: Modules): Names {
  if (typeof modules === 'function') return nameOf(modules);
  if (Array.isArray(modules)) return modules.map(nameAll);
  return Object.fromEntries(Object.entries(modules).map(([prop, one]) => [prop, nameAll(one)]));
}

/** The routes with their components, which find in Docusaurus' tables what they have to load. */
export function toRoutes(table: readonly TableRoute[]): RouteConfig[] {
  return table.map(({ modules, routes, ...route }) => {
    const key = String(routeCount++);
    if (modules) chunkNames[`${route.path}-${key}`] = nameAll(modules);
    return {
      ...route,
      ...(modules && { component: ComponentCreator(route.path, key) }),
      ...(routes && { routes: toRoutes(routes) }),
    };
  });
}
