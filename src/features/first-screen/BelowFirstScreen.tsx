import { useHistory } from '@docusaurus/router';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { whenPainted } from '@site/src/lib/ready/when-ready';

/**
 * What lies below the first screen of a page. When a link has led here, it follows in the frame
 * after the one that shows the first screen, which comes sooner for it. Wherever a place further
 * down may be wanted it is there at once: from the server, after Back, for a fragment.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const { action, location } = useHistory();
  const [isWanted, setWanted] = useState(action !== 'PUSH' || location.hash !== '');
  useEffect(() => {
    if (isWanted) return undefined;
    let isLeft = false;
    whenPainted(() => {
      if (!isLeft) startTransition(() => setWanted(true));
    });
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return isWanted && children;
}
