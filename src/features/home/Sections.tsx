import type { ReactNode } from 'react';
import styles from './Sections.module.css';

export function SectionHead(props: {
  id: string;
  title: ReactNode;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.head}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children && <p>{props.children}</p>}
    </div>
  );
}

/** A second-level heading, with a measured value beside it. */
export function Measured({ children }: { children: ReactNode }): ReactNode {
  return <section className={`wrap ${styles.section} ${styles.measured}`}>{children}</section>;
}

/** A second-level heading with ruled third-level sections below it, in two columns. */
export function Reasons({ children }: { children: ReactNode }): ReactNode {
  return <section className={`wrap ${styles.section} ${styles.reasons}`}>{children}</section>;
}
