import { useEffect, useState } from 'react';
import type { Answer } from './worker';

/** What is typed is converted when it has stood this long. */
const PAUSE_MS = 200;

/** The answer to a source; the last one stays while the next is on its way. */
export function useConversion(source: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Answer | undefined): void => {
      if (isCurrent) setAnswer(next);
    };
    const ask = async (): Promise<void> => {
      if (!source.trim()) return take(undefined);
      try {
        const { askWorker } = await import('./ask-worker');
        take(await askWorker(source));
      } catch {
        take({ code: 'unavailable' });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source]);
  return answer;
}

/** The highlighter, once something is there to be highlighted; code is readable without it. */
export function useHighlighter(isNeeded: boolean): ((code: string) => string) | undefined {
  const [highlighter, setHighlighter] = useState<{ highlight: (code: string) => string }>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('./highlight').then(
      (module) => isCurrent && setHighlighter(module),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return highlighter?.highlight;
}
