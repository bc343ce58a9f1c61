import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Route } from 'react-router';

/**
 * Takes the place of Docusaurus' `PendingNavigation`: here the router has already waited for the
 * code of the page.
 */
export default function RouteView({
  location,
  children,
}: {
  location: Location;
  children: ReactElement;
}): ReactNode {
  const [pages, setPages] = useState<{ previous: Location | null; shown: Location }>({
    previous: null,
    shown: location,
  });
  if (pages.shown !== location) setPages({ previous: pages.shown, shown: location });
  return (
    <ClientLifecyclesDispatcher previousLocation={pages.previous} location={location}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
