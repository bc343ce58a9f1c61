import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Route } from 'react-router';

interface Props {
  location: Location;
  children: ReactElement;
}

/** In place of Docusaurus' `PendingNavigation`: the router has already waited for the page. */
export default function RouteView({ location, children }: Props): ReactNode {
  const [pages, setPages] = useState({ previous: null as Location | null, shown: location });
  if (pages.shown !== location) setPages({ previous: pages.shown, shown: location });
  return (
    <ClientLifecyclesDispatcher previousLocation={pages.previous} location={location}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
