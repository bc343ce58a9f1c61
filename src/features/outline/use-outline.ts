import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { afterNextPaint } from '@rslib-docs/kit/browser/when-ready';
import { markActiveHeading } from './active-heading';

/** After a navigation inside the app: marks the entry of the section that is being read. */
export function useOutline(): void {
  const { pathname } = useLocation();
  // What is measured here would have the page laid out again before it is painted.
  useEffect(() => afterNextPaint(markActiveHeading), [pathname]);
}
