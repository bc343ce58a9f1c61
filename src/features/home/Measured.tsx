import type { ReactNode } from 'react';
import styles from './Measured.module.css';

/** A second-level heading, with what was measured beside it. */
export function Measured({ children }: { children: ReactNode }): ReactNode {
  return <section className={`wrap ${styles.measured}`}>{children}</section>;
}
