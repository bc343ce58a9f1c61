import { useEffect, useState } from 'react';
import type { Outcome } from './Outcome';
import type { Answer } from './worker';

/** What is typed is converted when it has stood this long. */
const PAUSE_MS = 200;

/** An answer, with the part that shows it; or neither could be loaded. */
export type Conversion = 'unavailable' | { answer: Answer; Outcome: typeof Outcome };

async function convert(source: string): Promise<Conversion> {
  try {
    const [{ askWorker }, parts] = await Promise.all([import('./ask-worker'), import('./Outcome')]);
    const answer = await askWorker(source);
    return answer === 'unavailable' ? answer : { answer, Outcome: parts.Outcome };
  } catch {
    return 'unavailable';
  }
}

/** What becomes of a source; the last answer stays while the next is on its way, and in a press. */
export function useConversion(
  source: string,
  afterPress: (run: () => void) => void,
): Conversion | undefined {
  const [conversion, setConversion] = useState<Conversion>();
  useEffect(() => {
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const next = source.trim() ? await convert(source) : undefined;
      afterPress(() => isCurrent && setConversion(next));
    };
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, afterPress]);
  return conversion;
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
