import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { CodeFigure } from '@rslib-docs/kit/ui/CodeFigure';
import { configLines, type Choice } from '@rslib-docs/samples/output-explorer/choice';
import { compareLines, foldUnchanged, lineHtml, rowsHtml, type Row } from './compared-lines';
import type { FileChange } from './answers';
import { Values } from './Choices';
import styles from './OutputExplorer.module.css';

/** A longer line is minified code: it is wrapped. */
const LONG_LINE_CHARACTERS = 160;

const isLong = (html: string): boolean =>
  html.split('\n').some((line) => line.replace(/<[^>]*>/g, '').length > LONG_LINE_CHARACTERS);

interface Props {
  path: string;
  /** Highlighted lines; they come from the build, never from a visitor. */
  html: string;
  /** Whether these are all lines of the file, and no others, so that copying gives the file. */
  isWhole: boolean;
  className?: string;
  children?: ReactNode;
}

/** A file with its name above it, and what `children` add to that. */
export function CodePane({ html, children, ...props }: Props): ReactNode {
  return (
    <CodeFigure {...props} tools={children} isWrapped={isLong(html)}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeFigure>
  );
}

const configHtml = (choice: Choice): string[] => configLines(choice).map(lineHtml);

interface ConfigPaneProps {
  choice: Choice;
  before?: Choice;
  children?: ReactNode;
}

/** The configuration of the result, with the lines that the last choice has changed. */
export function ConfigPane({ choice, before, children }: ConfigPaneProps): ReactNode {
  const lines = configHtml(choice);
  const rows = before ? compareLines(configHtml(before), lines) : undefined;
  return (
    <CodePane
      path="rslib.config.ts"
      html={rows ? rowsHtml(rows, String) : lines.join('\n')}
      // The copy button leaves out removed lines.
      isWhole
      className={`shoulder ${styles.config}`}
    >
      {children}
    </CodePane>
  );
}

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

/** Lines of a file that was removed: all of them are. */
const removedLines = (html: string): Row[] =>
  html.split('\n').map((line) => ({ kind: 'remove', html: line }));

/** A file of `dist`: as it is, or what the last choice has changed of it. */
export function FilePane({ change }: { change: FileChange }): ReactNode {
  const [view, setView] = useState<View>('changes');
  const { path, kind, file, rows } = change;
  const isCompared = rows !== undefined && view === 'changes';
  const shown = isCompared ? foldUnchanged(rows) : kind === 'removed' && removedLines(file.html);
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
