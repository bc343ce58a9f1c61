import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import type { FileChange } from './changes';
import { rowsHtml } from './code-html';
import { CodePane } from './CodePane';
import { foldUnchanged, type Row } from './line-diff';
import { linesOf } from './changes';
import styles from './Result.module.css';
import { Values } from './Values';

type View = 'changes' | 'file';

const gapText = (count: number): string =>
  translate(
    {
      id: 'output-explorer.file.gap',
      message: '⋯ {count} unchanged lines',
      description: 'In place of lines that a comparison leaves out',
    },
    { count },
  );

function ViewSwitch({ view, onChange }: { view: View; onChange(view: View): void }): ReactNode {
  const texts: Record<View, ReactNode> = {
    changes: (
      <Translate id="output-explorer.view.changes" description="Choice: show what has changed">
        Changes
      </Translate>
    ),
    file: (
      <Translate id="output-explorer.view.file" description="Choice: show the whole file">
        Whole file
      </Translate>
    ),
  };
  return (
    <Values
      name="explorer-view"
      legend={
        <Translate id="output-explorer.view.legend" description="Name of the choice of a view">
          Show
        </Translate>
      }
      values={['changes', 'file']}
      texts={texts}
      value={view}
      isSmall
      onChange={onChange}
    />
  );
}

/** Lines of a file that was added or removed: all of them are. */
function allAs(kind: Row['kind'], change: FileChange): Row[] {
  return linesOf(change.file).map((html) => ({ kind, html }));
}

/** A file of `dist`: as it is, or what the last choice has changed of it. */
export function FilePane({ change }: { change: FileChange }): ReactNode {
  const [view, setView] = useState<View>('changes');
  const { path, kind, file, rows } = change;
  const isCompared = rows !== undefined && view === 'changes';
  const shown = isCompared ? foldUnchanged(rows) : kind === 'removed' && allAs('remove', change);
  return (
    <CodePane
      path={`dist/${path}`}
      html={shown ? rowsHtml(shown, gapText) : file.html}
      isWhole={!shown}
      className={styles.file}
    >
      {rows && <ViewSwitch view={view} onChange={setView} />}
    </CodePane>
  );
}
