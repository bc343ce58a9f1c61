import { useEffect, useState } from 'react';
import type { Outcome } from './Outcome';
import type { Answer } from './worker';

/** The input is converted when it has not changed for this long. */
const PAUSE_MS = 200;

export interface Input {
  source: string;
  /** Whether a text that is far too long has just been kept out of it. */
  hasRefused?: boolean;
}

/** An answer, with the part that shows it; or neither could be loaded. */
export type Conversion = 'unavailable' | { answer: Answer; Outcome: typeof Outcome };

const isEmpty = ({ source, hasRefused }: Input) => !hasRefused && !source.trim();

async function convert({ source, hasRefused }: Input): Promise<Conversion> {
  try {
    const [{ askWorker }, parts] = await Promise.all([import('./ask-worker'), import('./Outcome')]);
    const answer: Awaited<ReturnType<typeof askWorker>> = hasRefused
      ? { code: 'refused' }
      : await askWorker(source);
    return answer === 'unavailable' ? answer : { answer, Outcome: parts.Outcome };
  } catch {
    return 'unavailable';
  }
}

/** The result of an input; the last one stays, and is stale, while the next is on its way. */
export function useConversion(input: Input, afterPress: (run: () => void) => void) {
  const [answered, setAnswered] = useState<{ input: Input; conversion?: Conversion }>();
  useEffect(() => {
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const conversion = isEmpty(input) ? undefined : await convert(input);
      afterPress(() => isCurrent && setAnswered({ input, conversion }));
    };
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, afterPress]);
  const conversion = isEmpty(input) ? undefined : answered?.conversion;
  return { conversion, isStale: answered?.input !== input };
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
