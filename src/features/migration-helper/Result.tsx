import Translate from '@docusaurus/Translate';
import type { ComponentType, ReactNode } from 'react';
import styles from './MigrationHelper.module.css';
import type { CodeProps } from './Outcome';
import type { Conversion } from './use-conversion';

interface ResultProps {
  conversion: Conversion | undefined;
  highlight: ((code: string) => string) | undefined;
  problemId: string;
  Code: ComponentType<CodeProps>;
  /** Shown while there is nothing to show. */
  children: ReactNode;
}

/** What stands beside the field. */
export function Result({ conversion, children, ...props }: ResultProps): ReactNode {
  if (conversion === 'unavailable') {
    return (
      <div className={`${styles.pane} ${styles.problem}`} id={props.problemId} role="alert">
        <p>
          <Translate
            id="migration-helper.unavailable"
            description="Where the helper that converts a configuration could not be loaded"
          >
            The helper could not be loaded. Check the connection, then change the text.
          </Translate>
        </p>
      </div>
    );
  }
  if (conversion) {
    const { Outcome, answer } = conversion;
    return <Outcome {...props} answer={answer} />;
  }
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
