import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { useHistory, useLocation } from '@docusaurus/router';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterNextPaint } from '@rslib-docs/kit/browser/when-ready';

/** Windows narrower than this, in pixels, are filled by less: lines of text take more of them. */
const TEXT_WIDTH = 720;

/** Whether what fills a window of that height leaves a part of this one empty. */
const isHigherThan = (screen: number): boolean =>
  window.innerHeight * Math.min(1, window.innerWidth / TEXT_WIDTH) > screen;

interface Props {
  /** Height of the windows, in pixels, that are filled by what comes before. */
  screen: string;
  children: ReactNode;
}

/** What lies below the first screen of a page to which a link has led: it follows a frame later. */
export function DeferredContent({ screen, children }: Props): ReactNode {
  const { pathname } = useLocation();
  const { action, location } = useHistory();
  // A page that is drawn ahead has another location than the tab; only a link leads to it.
  const isFollowed = action === 'PUSH' && location.hash === '';
  const [isWanted, setWanted] = useState(() => {
    const isAhead = normalizeLocation(location).pathname !== pathname;
    return (!isAhead && !isFollowed) || isHigherThan(Number(screen));
  });
  useEffect(() => {
    if (isWanted) return undefined;
    let isLeft = false;
    afterNextPaint(() => {
      if (!isLeft) startTransition(() => setWanted(true));
    });
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return isWanted && children;
}
