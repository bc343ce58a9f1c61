import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** Steps in their order, written as a numbered list; a bold beginning is the step's title. */
export function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
