import Translate, { translate } from '@docusaurus/Translate';
import { useRef, useState, type ReactNode } from 'react';
import type { Choice } from '@rslib-docs/samples/output-explorer/choice';
import { EXPLORER_VERSION } from '@site/src/plugins/output-explorer/client';
import type { FileChange } from './changes';
import { countChanges, pickFile } from './changes';
import { CodePane } from './CodePane';
import { ConfigPane } from './ConfigPane';
import { DistList } from './DistList';
import { FilePane } from './FilePane';
import styles from './Result.module.css';
import type { Explorer } from './use-explorer';

/** What the last choice did, in a sentence. It is also said to who does not see the result. */
export function summaryText(
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

interface Props {
  explorer: Explorer;
  files: readonly FileChange[];
  /** Draws the link with which the project of a choice is taken away. */
  archiveLink: (choice: Choice) => ReactNode;
}

/** The configuration, the files that it gives and one of them, or why there are none. */
export function Result({ explorer, files, archiveLink }: Props): ReactNode {
  const { shown, before, state, isStarted, choice, choose } = explorer;
  const [wanted, setWanted] = useState<string>();
  const selected = pickFile(files, wanted);
  const { error } = shown.answer;
  const summary = summaryText(explorer, files);
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
        <div className={styles.dist}>
          {summary && <p className={styles.summary}>{summary}</p>}
          {error !== undefined && (
            <pre className={styles.error} tabIndex={0} translate="no">
              {error}
            </pre>
          )}
          {error === undefined && (
            <DistList {...{ files, selected, isStarted }} onSelect={setWanted} />
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
        <div className={styles.files}>
          {error === undefined && selected && <FilePane key={selected.path} change={selected} />}
          {/* On paper and without scripts nobody can choose a file: there are all. */}
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
