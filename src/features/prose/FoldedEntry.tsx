import { Children, type ReactNode } from 'react';
import styles from './FoldedEntry.module.css';

/**
 * A section that is closed to its heading and one sentence, the first two of `children`. Where
 * there is no more to say it is a row.
 */
export function FoldedEntry({ children }: { children: ReactNode }): ReactNode {
  const [heading, cause, rest] = Children.toArray(children);
  if (!rest) {
    return (
      <div className={styles.entry}>
        {heading}
        {cause}
      </div>
    );
  }
  return (
    <details className={styles.entry}>
      <summary>
        {heading}
        {cause}
      </summary>
      {rest}
    </details>
  );
}
