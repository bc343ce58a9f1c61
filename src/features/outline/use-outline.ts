import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { markActiveHeading } from './active-heading';

/** After a navigation inside the app: marks the entry of the section that is being read. */
export function useOutline(): void {
  const { pathname } = useLocation();
  useEffect(markActiveHeading, [pathname]);
}
