import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import { identity, type FileChange } from './answers';
import styles from './DistList.module.css';

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

interface Props {
  files: readonly FileChange[];
  selected: FileChange | undefined;
  isStarted: boolean;
  onSelect(path: string): void;
}

/** The files below `dist`. Each is a button that shows it. */
export function DistList({ files, selected, isStarted, onSelect }: Props): ReactNode {
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

/** A size as Rslib prints it. */
function formatSize(bytes: number): string {
  const kB = bytes / 1000;
  return `${kB.toFixed(kB < 1 ? 2 : 1)} kB`;
}
