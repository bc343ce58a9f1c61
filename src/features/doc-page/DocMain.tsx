import type { ReactNode } from 'react';
import styles from './DocPage.module.css';

/** The text column. It is the target of the skip link. */
export function DocMain({ children }: { children: ReactNode }): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
