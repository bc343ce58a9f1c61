import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { announce } from '@rslib-docs/kit/browser/announce';
import { useAfterPress } from '@rslib-docs/kit/ui/use-after-press';
import { HYDRATE_ON_LOAD } from '@rslib-docs/runtime/hydration/page-contract';
import type { Choice } from '@rslib-docs/samples/output-explorer/choice';
import { EXPLORER_VERSION } from '@site/src/plugins/output-explorer/client';
import { compareAnswers, countChanges, defaultAnswer, pickFile, type FileChange } from './answers';
import { Choices } from './Choices';
import { CodePane, ConfigPane, FilePane } from './CodePane';
import { DistList } from './DistList';
import { useExplorer, type Explorer } from './use-explorer';
import styles from './OutputExplorer.module.css';

/** What the last choice did, in a sentence. Screen readers say it too. */
function summaryText(
  { shown, before }: Pick<Explorer, 'shown' | 'before'>,
  files: readonly FileChange[],
): string | undefined {
  if (shown.answer.error !== undefined)
    return translate({
      id: 'output-explorer.result.rejected',
      message: 'Rslib rejects this combination:',
      description: 'Above the error of the tool',
    });
  if (!before) return undefined;
  const { added, removed, changed } = countChanges(files);
  if (added + removed + changed === 0)
    return translate({
      id: 'output-explorer.result.same',
      message: 'The files are the same as before.',
      description: 'The last choice has changed no file',
    });
  return translate(
    {
      id: 'output-explorer.result.changes',
      message: 'Files compared with before: {added} added, {removed} removed, {changed} changed',
      description: 'What the last choice did to the files',
    },
    { added, removed, changed },
  );
}

function Failure({ onRetry }: { onRetry(): void }): ReactNode {
  return (
    <p className={styles.failure} role="alert">
      <Translate id="output-explorer.result.failed" description="A result could not be loaded">
        This result could not be loaded. The one below is that of your choice before.
      </Translate>
      <button type="button" onClick={onRetry}>
        <Translate id="output-explorer.result.retry" description="Button: load the result again">
          Try again
        </Translate>
      </button>
    </p>
  );
}

interface ResultProps {
  explorer: Explorer;
  files: readonly FileChange[];
  summary: string | undefined;
  archiveLink: (choice: Choice) => ReactNode;
}

/** The configuration, the files that it gives and one of them, or why there are none. */
function Result({ explorer, files, summary, archiveLink }: ResultProps): ReactNode {
  const { shown, before, state, isStarted, choice, choose } = explorer;
  const [wanted, setWanted] = useState<string>();
  const selected = pickFile(files, wanted);
  const { error } = shown.answer;
  const result = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    // The button goes away with its message; the focus would be lost with it.
    result.current?.focus({ preventScroll: true });
    choose(choice);
  };
  return (
    <div
      ref={result}
      className={styles.result}
      tabIndex={-1}
      role="group"
      aria-label={translate({
        id: 'output-explorer.result.label',
        message: 'Result',
        description: 'Accessible name of the configuration and the files of a choice',
      })}
      aria-busy={state === 'loading'}
      data-format={shown.choice.format}
    >
      {state === 'failed' && <Failure onRetry={retry} />}
      <div className={styles.show}>
        <ConfigPane choice={shown.choice} before={before?.choice}>
          {archiveLink(shown.choice)}
        </ConfigPane>
        <div className={`mortise ${styles.dist}`}>
          {summary && <p className={styles.summary}>{summary}</p>}
          {error === undefined ? (
            <DistList {...{ files, selected, isStarted }} onSelect={setWanted} />
          ) : (
            <pre className={styles.error} tabIndex={0} translate="no">
              {error}
            </pre>
          )}
          <p className={styles.made}>
            <Translate
              id="output-explorer.result.made"
              description="Below the files: which version of the tool wrote them"
              values={{ version: EXPLORER_VERSION }}
            >
              {'Built with Rslib {version}'}
            </Translate>
          </p>
        </div>
        <div className="joined-files">
          {error === undefined && selected && <FilePane key={selected.path} change={selected} />}
          {/* On paper and without scripts readers cannot choose a file, so all are shown. */}
          {files
            .filter((change) => change !== selected)
            .map(({ path, file }) => (
              <div key={path} className={styles.others}>
                <CodePane path={`dist/${path}`} html={file.html} isWhole className={styles.file} />
              </div>
            ))}
        </div>
      </div>
    </div>
  );
}

interface OutputExplorerProps {
  /** Draws the link with which the project of a choice is taken away. */
  archiveLink: (choice: Choice) => ReactNode;
  /** Fences with the result of the default choice; all others are loaded when they are chosen. */
  children: ReactNode;
}

/** Shows what Rslib writes for a choice of options. */
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
      <Result {...{ explorer, files, summary, archiveLink }} />
    </div>
  );
}
