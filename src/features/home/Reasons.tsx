import type { ReactNode } from 'react';
import styles from './Reasons.module.css';

/** A second-level heading with ruled third-level sections below it, in two columns. */
export function Reasons({ children }: { children: ReactNode }): ReactNode {
  return <section className={`wrap ${styles.section} ${styles.reasons}`}>{children}</section>;
}
