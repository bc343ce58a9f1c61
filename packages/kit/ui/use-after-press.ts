import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { deferWhilePressed } from '../browser/interaction';

/** For what comes by itself and moves what is below `root`: it waits for a press there to end. */
export function useAfterPress(root: RefObject<HTMLElement | null>): (run: () => void) => void {
  const defer = useRef((run: () => void) => run());
  useEffect(() => {
    if (root.current) defer.current = deferWhilePressed(root.current);
  }, [root]);
  return useCallback((run) => defer.current(run), []);
}
