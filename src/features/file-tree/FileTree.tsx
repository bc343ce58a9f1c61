import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

export interface FileTreeProps {
  title?: string;
  /** In a panel, whose tab says the title. */
  inPanel?: 'true';
  children: ReactNode;
}

/**
 * Files and folders, written as a nested list. What has a list below it, or ends in `/`, is a
 * folder; `**name**` marks an entry, `*text*` after a name is a remark.
 */
export function FileTree({ title, inPanel, children }: FileTreeProps): ReactNode {
  return (
    <figure className={clsx(styles.tree, inPanel && styles.inPanel)} translate="no">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.files}>{children}</div>
    </figure>
  );
}
