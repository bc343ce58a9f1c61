import type { ReactNode } from 'react';
import styles from './DocPage.module.css';

/** The first-level heading of a page; the name of an option is code. */
export function DocTitle({ title, isOption }: { title: string; isOption?: boolean }): ReactNode {
  return <h1 className={styles.title}>{isOption ? <code>{title}</code> : title}</h1>;
}
