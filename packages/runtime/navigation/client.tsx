import routes from '@generated/routes';
import type { Location } from 'history';
import {
  Activity,
  Fragment,
  createElement,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { matchRoutes } from 'react-router-config';
import { cancelPrerender, usePrerenderedRoute } from './prerender';
import { PrerenderErrorBoundary } from './PrerenderErrorBoundary';

interface Page {
  key: number;
  location: Location;
  /** What stays the same element is not drawn again. */
  element: ReactElement;
}

/** Key of the page that the server has drawn. */
const SERVED = 0;
let lastKey = SERVED;

const isAt = ({ location }: Page, { pathname, search, hash }: Location): boolean =>
  location.pathname === pathname && location.search === search && location.hash === hash;

/** The route of a page, and the one that draws the frame around this page and others. */
function routesOf({ pathname }: Location) {
  const [frame, page] = matchRoutes(routes, pathname).slice(-2);
  return { frame: frame?.route, page: page?.route };
}

interface RouteOutletProps {
  /** Whether the page of a path stands in the frame; what stands in none is not drawn ahead. */
  isFramed: (pathname: string) => boolean;
}

/**
 * The page of the address and, hidden, the one that a link under the pointer leads to. React Router's
 * `<Switch>` would draw what is below it again with each change of the address.
 */
export function RouteOutlet({ isFramed }: RouteOutletProps): ReactNode {
  const router = useContext(RouterContext);
  const { location, history } = router;
  const asked = usePrerenderedRoute();
  const pageAt = (at: Location, key: number): Page => {
    const route = routesOf(at).page!;
    const element = createElement(route.component as ComponentType<{ route: typeof route }>, {
      route,
    });
    return {
      key,
      location: at,
      element: (
        <RouterContext.Provider value={{ ...router, location: at }}>
          {element}
        </RouterContext.Provider>
      ),
    };
  };
  const [pages, setPages] = useState<{ shown: Page; ahead?: Page }>(() => ({
    shown: pageAt(location, SERVED),
  }));

  let { shown } = pages;
  // A link to the page that is shown asks for it again.
  if (!isAt(shown, location) || shown.location.key !== location.key) {
    const isSamePage = shown.location.pathname === location.pathname;
    // One drawn ahead begins as pages do to which a link leads: not in the middle, as after Back.
    const isFollowed = history.action === 'PUSH' && pages.ahead && isAt(pages.ahead, location);
    shown = isFollowed
      ? { ...pages.ahead!, location }
      : pageAt(location, isSamePage ? shown.key : ++lastKey);
  }
  let ahead: Page | undefined;
  if (asked && asked.pathname !== location.pathname) {
    const isInside = () =>
      isFramed(asked.pathname) && routesOf(asked).frame === routesOf(location).frame;
    if (pages.ahead?.location === asked) ahead = pages.ahead;
    else if (isInside()) ahead = pageAt(asked, ++lastKey);
  }
  if (shown !== pages.shown || ahead !== pages.ahead) setPages({ shown, ahead });
  // A link that has gone with its page tells of no pointer that leaves it.
  useEffect(() => cancelPrerender, [location.pathname]);

  return [shown, ahead].map((page) => {
    if (!page) return null;
    // What the server has drawn has no marks of an activity, and is never hidden.
    if (page.key === SERVED) return <Fragment key={SERVED}>{page.element}</Fragment>;
    return (
      <Activity key={page.key} mode={page === shown ? 'visible' : 'hidden'}>
        <PrerenderErrorBoundary isShown={page === shown}>{page.element}</PrerenderErrorBoundary>
      </Activity>
    );
  });
}
