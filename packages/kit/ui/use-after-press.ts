import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { deferWhilePressed } from '../browser/interaction';

/**
 * Gives a function for what comes by itself and moves what stands below `root`: it runs what it is
 * given, after the click of a link or button there that is being pressed.
 */
export function useAfterPress(root: RefObject<HTMLElement | null>): (run: () => void) => void {
  const defer = useRef((run: () => void) => run());
  useEffect(() => {
    if (root.current) defer.current = deferWhilePressed(root.current);
  }, [root]);
  return useCallback((run) => defer.current(run), []);
}
