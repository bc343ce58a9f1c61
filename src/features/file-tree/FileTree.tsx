import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

/**
 * Files and folders, written as a nested list. What has a list below it, or ends in `/`, is a
 * folder; `**name**` marks an entry, `*text*` after a name is a remark.
 */
export function FileTree({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  return (
    <figure className={styles.tree} translate="no">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.files}>{children}</div>
    </figure>
  );
}
