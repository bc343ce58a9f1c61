import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './Blocks.module.css';

interface FileTreeProps {
  title?: string;
  inPanel?: 'true';
  children: ReactNode;
}

/** Files and folders as a nested list. */
export function FileTree({ title, inPanel, children }: FileTreeProps): ReactNode {
  return (
    <figure className={clsx(styles.tree, inPanel && styles.inPanel)} translate="no">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.files}>{children}</div>
    </figure>
  );
}

/** A section closed to its heading and one sentence; a row where there is no more to say. */
export function FoldedEntry({ children }: { children: ReactNode }): ReactNode {
  const [heading, cause, rest] = Children.toArray(children);
  const head = (
    <>
      {heading}
      {cause}
    </>
  );
  if (!rest) return <div className={styles.entry}>{head}</div>;
  return (
    <details className={styles.entry}>
      <summary>{head}</summary>
      {rest}
    </details>
  );
}
