import { useEffect, type ComponentType, type ReactNode } from 'react';
import { announce } from '@rslib-docs/kit/browser/announce';
import styles from './MigrationHelper.module.css';
import { NoteList } from './NoteList';
import { plainLines } from '@rslib-docs/kit/shared/code-lines/code-lines';
import { describeAnswer, useGuideLanguage } from './texts';
import type { Answer } from './worker';

/** What shows a block of code; `html` is made of escaped lines. */
export interface CodeProps {
  html: string;
  /** What it shows, as it is taken away. */
  source: string;
  lang: string;
  lineCount: string;
  title: string;
}

export interface OutcomeProps {
  answer: Answer;
  highlight: ((code: string) => string) | undefined;
  problemId: string;
  Code: ComponentType<CodeProps>;
}

/** The configuration of Rslib with its notes, or why there is none. */
export function Outcome({ answer, highlight, problemId, Code }: OutcomeProps): ReactNode {
  const lang = useGuideLanguage();
  useEffect(() => announce(describeAnswer(answer, lang)), [answer, lang]);
  if (!('notes' in answer)) {
    return (
      <div className={`${styles.pane} ${styles.problem}`} id={problemId}>
        <p>{describeAnswer(answer, lang)}</p>
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
          html={(highlight ?? plainLines)(code)}
          source={answer.code}
          lang="ts"
          lineCount={String(code.split('\n').length)}
          title="rslib.config.ts"
        />
      </div>
      <NoteList notes={answer.notes} />
    </>
  );
}
