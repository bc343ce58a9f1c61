import Translate from '@docusaurus/Translate';
import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import styles from './MigrationHelper.module.css';
import { problemText } from './problem-text';
import type { Answer } from './worker';

/** The notes bring the data of all options, which only who uses the helper needs. */
const NoteList = lazy(() => import('./NoteList'));

/** What shows a block of code; `html` is made of escaped lines. */
export interface CodeProps {
  html: string;
  lang: string;
  lineCount: string;
  title: string;
}

interface ResultProps {
  answer: Answer | undefined;
  highlight: ((code: string) => string) | undefined;
  problemId: string;
  Code: ComponentType<CodeProps>;
  /** Shown while there is nothing to show. */
  children: ReactNode;
}

/** The configuration of Rslib with its notes, or why there is none. */
export function Result({ answer, highlight, problemId, Code, children }: ResultProps): ReactNode {
  if (!answer || !highlight) {
    return (
      <div className={`${styles.pane} ${styles.empty}`}>
        <p>
          <Translate
            id="migration-helper.result.empty"
            description="Where the converted configuration will be; {name} is its file name"
            values={{ name: <code translate="no">rslib.config.ts</code> }}
          >
            {'Paste or type, and {name} appears here. Nothing leaves your browser.'}
          </Translate>
        </p>
        {children}
      </div>
    );
  }
  if (!('notes' in answer)) {
    return (
      <div className={`${styles.pane} ${styles.problem}`} id={problemId}>
        <p>{problemText(answer)}</p>
        {answer.reason && (
          <p lang="en" translate="no">
            <code>{answer.reason}</code>
          </p>
        )}
      </div>
    );
  }
  const code = answer.code.trimEnd();
  return (
    <>
      <div className={styles.pane}>
        <Code
          html={highlight(code)}
          lang="ts"
          lineCount={String(code.split('\n').length)}
          title="rslib.config.ts"
        />
      </div>
      <Suspense>
        <NoteList notes={answer.notes} />
      </Suspense>
    </>
  );
}
