import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeAddress } from '@rslib-docs/kit/browser/page';
import {
  DEFAULT_CHOICE,
  choiceKey,
  readChoice,
  writeChoice,
  type Choice,
} from '@rslib-docs/samples/output-explorer/choice';
import { answerName, loadAnswer } from '@site/src/plugins/output-explorer/client';
import type { Answer } from '@site/src/plugins/output-explorer/contract';

export interface Shown {
  choice: Choice;
  answer: Answer;
}

export interface Explorer {
  /** The choice of the controls; its result may still be loading. */
  choice: Choice;
  shown: Shown;
  /** The result before; undefined before the first choice. */
  before?: Shown;
  state: 'ready' | 'loading' | 'failed';
  isStarted: boolean;
  choose(choice: Choice): void;
}

type View = Pick<Explorer, 'shown' | 'before' | 'state'>;

const isSame = (one: Choice, other: Choice): boolean => choiceKey(one) === choiceKey(other);

/** Without a history entry: a choice is not a page. */
function keepInAddress(choice: Choice): void {
  const { pathname, search, hash } = window.location;
  writeAddress(pathname + writeChoice(search, choice) + hash);
}

/** Loads answers; each of them once, unless that failed. */
function useAnswers(initial: Answer): (choice: Choice) => Promise<Answer> {
  const { siteConfig } = useDocusaurusContext();
  const known = useRef(new Map([[answerName(DEFAULT_CHOICE), Promise.resolve(initial)]]));
  return useCallback(
    (choice) => {
      const name = answerName(choice);
      const answers = known.current;
      const answer = answers.get(name) ?? loadAnswer(name, siteConfig.baseUrl);
      answers.set(name, answer);
      answer.catch(() => answers.delete(name));
      return answer;
    },
    [siteConfig.baseUrl],
  );
}

/** The choice of the reader, which the address holds, and its result, which waits for a press. */
export function useExplorer(initial: Answer, afterPress: (run: () => void) => void): Explorer {
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const isStarted = useIsBrowser();
  const [view, setView] = useState<View>({
    shown: { choice: DEFAULT_CHOICE, answer: initial },
    state: 'ready',
  });
  const answerOf = useAnswers(initial);
  const wanted = useRef(DEFAULT_CHOICE);

  const showLater = useCallback(
    (choice: Choice, view: (now: View) => View) =>
      afterPress(() => {
        // When choices follow quickly, only the last one is shown.
        if (wanted.current === choice) setView(view);
      }),
    [afterPress],
  );
  const show = useCallback(
    async (next: Choice, isCompared: boolean) => {
      wanted.current = next;
      setChoice(next);
      setView((now) => ({ ...now, state: 'loading' }));
      try {
        const answer = await answerOf(next);
        showLater(next, ({ shown, before }) => ({
          shown: { choice: next, answer },
          state: 'ready',
          ...(isCompared && { before: isSame(shown.choice, next) ? before : shown }),
        }));
      } catch {
        showLater(next, (now) => ({ ...now, state: 'failed' }));
      }
    },
    [answerOf, showLater],
  );

  // The address has changed by a link or by Back, or the page has been opened with a choice in it.
  const { key } = useLocation();
  useEffect(() => {
    // A link to a section knows nothing of the choice, which stays.
    if (window.location.search === '' && window.location.hash !== '') {
      keepInAddress(wanted.current);
      return;
    }
    const next = readChoice(window.location.search);
    if (!isSame(next, wanted.current)) void show(next, false);
  }, [key, show]);

  const choose = useCallback(
    (next: Choice) => {
      void show(next, true);
      keepInAddress(next);
    },
    [show],
  );
  return { choice, isStarted, choose, ...view };
}
