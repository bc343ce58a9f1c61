import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { announce } from '@rslib-docs/kit/browser/announce';
import { useAfterPress } from '@rslib-docs/kit/ui/use-after-press';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import { HYDRATE_ON_LOAD } from '@rslib-docs/runtime/hydration/page-contract';
import type { Choice } from '@rslib-docs/samples/output-explorer/choice';
import { EXPLORER_VERSION } from '@site/src/plugins/output-explorer/client';
import { compareAnswers, countChanges, defaultAnswer, identity, pickFile } from './answers';
import type { FileChange } from './answers';
import { Choices } from './Choices';
import { CodePane, ConfigPane, FilePane } from './CodePane';
import { useExplorer, type Explorer } from './use-explorer';
import styles from './OutputExplorer.module.css';

/** A size as Rslib prints it. */
function formatSize(bytes: number): string {
  const kB = bytes / 1000;
  return `${kB.toFixed(kB < 1 ? 2 : 1)} kB`;
}

/** What a screen reader says about a file that the last choice has touched. */
function describeChange({ kind, from }: FileChange): string {
  if (kind === 'added')
    return translate({
      id: 'output-explorer.file.added',
      message: 'added',
      description: 'Said after the name of a file that the last choice has added',
    });
  if (kind === 'removed')
    return translate({
      id: 'output-explorer.file.removed',
      message: 'removed',
      description: 'Said after the name of a file that the last choice has removed',
    });
  if (from !== undefined)
    return translate(
      {
        id: 'output-explorer.file.renamed',
        message: 'was {file}',
        description: 'After the name of a file that the last choice has renamed',
      },
      { file: from },
    );
  return translate({
    id: 'output-explorer.file.changed',
    message: 'changed',
    description: 'Said after the name of a file that the last choice has changed',
  });
}

function LineCounts({ rows = [] }: Pick<FileChange, 'rows'>): ReactNode {
  const count = (wanted: string) => rows.filter(({ kind }) => kind === wanted).length;
  if (rows.length === 0) return null;
  return (
    <span className={styles.counts} aria-hidden="true">
      <ins>{`+${count('add')}`}</ins>
      <del>{`−${count('remove')}`}</del>
    </span>
  );
}

interface DistListProps {
  files: readonly FileChange[];
  selected: FileChange | undefined;
  isStarted: boolean;
  onSelect(path: string): void;
}

/** The files below `dist`. Each is a button that shows it. */
function DistList({ files, selected, isStarted, onSelect }: DistListProps): ReactNode {
  return (
    <div className={styles.tree}>
      <span translate="no">dist/</span>
      <ul>
        {files.map((change) => (
          // A file stays the same element after every choice: it may be pressed.
          <li key={identity(change.path)} data-change={change.kind}>
            <button
              type="button"
              disabled={!isStarted}
              aria-current={change === selected ? 'true' : undefined}
              onClick={() => onSelect(change.path)}
            >
              <span className={styles.name} translate="no">
                {change.path}
              </span>
              {change.kind !== 'same' && (
                <span className={change.from ? styles.was : hidden.visuallyHidden}>
                  {describeChange(change)}
                </span>
              )}
              <LineCounts rows={change.rows} />
              {change.kind !== 'removed' && <small>{formatSize(change.file.bytes)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
