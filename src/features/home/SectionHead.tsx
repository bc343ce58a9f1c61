import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

/** Heading of a part of the home page, with its explanation beside it. */
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
