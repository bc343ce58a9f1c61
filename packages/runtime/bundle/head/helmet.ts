import { useLayoutEffect, useState, type ReactNode } from 'react';
import { afterFrame } from '@rslib-docs/kit/browser/when-ready';
import { applyHead, applyRoots } from './apply-head';
import { joinHeads, readHead, type HeadState } from './head-state';

/** What each `<Head>` on the page asks for, by its number. */
const heads = new Map<number, HeadState>();
let count = 0;
let frame: number | undefined;

function currentHead(): HeadState {
  const outermostFirst = [...heads].sort(([one], [other]) => one - other);
  return joinHeads(outermostFirst.map(([, head]) => head));
}

/** One change for all that a navigation brings; the page is painted before its head is written. */
function applySoon(): void {
  frame ??= requestAnimationFrame(() => {
    frame = undefined;
    applyRoots(currentHead());
    afterFrame(() => applyHead(currentHead()));
  });
}

/**
 * Docusaurus' `<Head>` in the browser, in place of `react-helmet-async`, which goes on to write the
 * head on the server. It reads elements, as `<Head>` is documented, not props of its own.
 */
export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  // Numbers are given while rendering, where the outer comes first; effects run the inner first.
  const [number] = useState(() => count++);
  useLayoutEffect(() => {
    heads.set(number, readHead(children));
    applySoon();
  }, [number, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(number);
      applySoon();
    },
    [number],
  );
  return null;
}

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
