import { memo } from 'react';
import { renderRoutes, type RouteConfig } from 'react-router-config';
import type { RouteComponentProps } from 'react-router';

/**
 * While the next page is being loaded, the one that is shown keeps its location; only the result of
 * matching it is made anew.
 */
function isSamePage(before: Partial<RouteComponentProps>, now: Partial<RouteComponentProps>) {
  return before.location === now.location;
}

const stillRoutes = new WeakMap<RouteConfig, RouteConfig>();

function still(route: RouteConfig): RouteConfig {
  let found = stillRoutes.get(route);
  if (!found) {
    found = { ...route, component: route.component && memo(route.component, isSamePage) };
    stillRoutes.set(route, found);
  }
  return found;
}

/**
 * Routes whose page is drawn once for each address. React Router tells all routes of a change of the
 * address bar, upon which each draws its page anew, only to replace it when the next one has come.
 */
export default function renderStillRoutes(routes?: RouteConfig[]) {
  return renderRoutes(routes?.map(still));
}
