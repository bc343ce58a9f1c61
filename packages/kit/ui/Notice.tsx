import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

export type NoticeKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** Beside the words, so that the kind is seen where an author has given a title. */
const ICONS: Record<NoticeKind, IconName> = {
  note: 'note',
  tip: 'tip',
  info: 'note',
  warning: 'warning',
  danger: 'warning',
};

interface NoticeProps {
  kind: NoticeKind;
  /** Names the kind in words, so that colour is never alone. */
  label: ReactNode;
  children: ReactNode;
}

export function Notice({ kind, label, children }: NoticeProps): ReactNode {
  return (
    <div className={clsx(styles.notice, styles[kind])} role="note">
      <p className={styles.label}>
        <Icon name={ICONS[kind]} />
        {label}
      </p>
      <div>{children}</div>
    </div>
  );
}
