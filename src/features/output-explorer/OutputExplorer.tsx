import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { HYDRATE_ON_LOAD } from '@rslib-docs/runtime/hydration/hydration-template';
import { useAfterPress } from '@rslib-docs/kit/ui/after-press/use-after-press';
import { announce } from '@rslib-docs/kit/browser/announce';
import type { Choice } from '@rslib-docs/samples/output-explorer/choice';
import { compareAnswers } from './changes';
import { Choices } from './Choices';
import { defaultAnswer } from './default-answer';
import styles from './OutputExplorer.module.css';
import { Result, summaryText } from './Result';
import { useExplorer } from './use-explorer';

interface OutputExplorerProps {
  /** Draws the link with which the project of a choice is taken away. */
  archiveLink: (choice: Choice) => ReactNode;
  children: ReactNode;
}

/**
 * Shows what Rslib writes for a choice of options. The children are fences with the result of the
 * default choice; all others are loaded when they are chosen.
 */
export function OutputExplorer({ archiveLink, children }: OutputExplorerProps): ReactNode {
  const initial = useMemo(() => defaultAnswer(children), [children]);
  const root = useRef<HTMLDivElement>(null);
  const explorer = useExplorer(initial, useAfterPress(root));
  const { shown, before, isStarted, choice, choose } = explorer;
  const files = useMemo(
    () => compareAnswers(shown.answer, before?.answer),
    [shown.answer, before?.answer],
  );
  const summary = summaryText(explorer, files);
  useEffect(() => {
    if (before && summary) announce([summary, shown.answer.error].filter(Boolean).join(' '));
  }, [shown, before, summary]);
  return (
    <div ref={root} className={styles.explorer} {...{ [HYDRATE_ON_LOAD]: '' }}>
      <Choices choice={choice} isStarted={isStarted} onChoose={choose} />
      <Result explorer={explorer} files={files} archiveLink={archiveLink} />
    </div>
  );
}
