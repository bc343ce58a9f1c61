import type { ReactNode } from 'react';
import type { Choice } from '@rslib-docs/samples/output-explorer/choice';
import { configLines } from '@rslib-docs/samples/output-explorer/config';
import { lineHtml, rowsHtml } from './code-html';
import { CodePane } from './CodePane';
import { compareLines } from './line-diff';
import styles from './Result.module.css';

const linesOf = (choice: Choice): string[] => configLines(choice).map(lineHtml);

/** The configuration of the result, with the lines that the last choice has changed. */
export function ConfigPane({
  choice,
  before,
  children,
}: {
  choice: Choice;
  before?: Choice;
  /** Stands beside its name. */
  children?: ReactNode;
}): ReactNode {
  const lines = linesOf(choice);
  const rows = before ? compareLines(linesOf(before), lines) : undefined;
  return (
    <CodePane
      path="rslib.config.ts"
      html={rows ? rowsHtml(rows, String) : lines.join('\n')}
      // What copies code leaves out removed lines.
      isWhole
      className={styles.config}
    >
      {children}
    </CodePane>
  );
}
