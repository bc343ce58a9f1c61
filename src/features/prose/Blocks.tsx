import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Blocks.module.css';

export type BadgeProps =
  | { type: 'since'; /** For example `1.0`. */ version: string }
  | { type: 'deprecated' | 'experimental' };

function BadgeText(props: BadgeProps): ReactNode {
  switch (props.type) {
    case 'since':
      return (
        <Translate
          id="prose.badge.since"
          description="Badge: the version that brought an option"
          values={{ version: props.version }}
        >
          {'since {version}'}
        </Translate>
      );
    case 'deprecated':
      return (
        <Translate
          id="prose.badge.deprecated"
          description="Badge of an option that should not be used any more"
        >
          deprecated
        </Translate>
      );
    case 'experimental':
      return (
        <Translate
          id="prose.badge.experimental"
          description="Badge of an option that may still change"
        >
          experimental
        </Translate>
      );
  }
}

/** States in a word how far an option can be relied on; stands after a name or a heading. */
export function Badge(props: BadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[props.type])}>
      <BadgeText {...props} />
    </span>
  );
}

/** Steps in their order, written as a numbered list; a bold beginning is the step's title. */
export function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}

interface FileTreeProps {
  title?: string;
  /** In a panel, whose tab shows the title. */
  inPanel?: 'true';
  children: ReactNode;
}

/**
 * Files and folders, written as a nested list. What has a list below it, or ends in `/`, is a
 * folder; `**name**` marks an entry, `*text*` after a name is a remark.
 */
export function FileTree({ title, inPanel, children }: FileTreeProps): ReactNode {
  return (
    <figure className={clsx(styles.tree, inPanel && styles.inPanel)} translate="no">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.files}>{children}</div>
    </figure>
  );
}
