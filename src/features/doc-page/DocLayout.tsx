import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './DocPage.module.css';

/** Columns of a page: sidebar (if any), text and outline; the children place themselves. */
export function DocLayout({
  sidebar,
  children,
}: {
  sidebar?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(styles.layout, !sidebar && styles.plain)}>
      {sidebar}
      {children}
    </div>
  );
}
