import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export type NoticeKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

export interface NoticeProps {
  kind: NoticeKind;
  /** Names the kind in words, so that colour is never alone. */
  label: ReactNode;
  children: ReactNode;
}

/** A remark beside the text. */
export function Notice({ kind, label, children }: NoticeProps): ReactNode {
  return (
    <div className={clsx(styles.notice, styles[kind])} role="note">
      <p className={styles.label}>{label}</p>
      <div>{children}</div>
    </div>
  );
}
