import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './DocPage.module.css';

export interface DocMainProps {
  /** Whether it takes the room of the outline too, as lists do. */
  isWide?: boolean;
  children: ReactNode;
}

/** The text column. It is the target of the skip link. */
export function DocMain({ isWide, children }: DocMainProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={clsx(styles.main, isWide && styles.wide)}>
      {children}
    </main>
  );
}
