import type { ReactNode } from 'react';
import { breakable } from '@rslib-docs/kit/ui/inline-text/breakable';
import styles from './DocPage.module.css';

/** The first-level heading of a page; the name of an option is code. */
export function DocTitle({ title, isOption }: { title: string; isOption?: boolean }): ReactNode {
  return <h1 className={styles.title}>{isOption ? <code>{breakable(title)}</code> : title}</h1>;
}
