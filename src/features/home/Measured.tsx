import type { ReactNode } from 'react';
import styles from './Reasons.module.css';

/** A second-level heading, with what was measured beside it. */
export function Measured({ children }: { children: ReactNode }): ReactNode {
  return <section className={`wrap ${styles.section} ${styles.measured}`}>{children}</section>;
}
