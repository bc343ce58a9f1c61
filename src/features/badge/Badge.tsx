import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeProps =
  | { type: 'since'; /** For example `1.0`. */ version: string }
  | { type: 'deprecated' | 'experimental' };

function BadgeText(props: BadgeProps): ReactNode {
  switch (props.type) {
    case 'since':
      return (
        <Translate
          id="badge.since"
          description="Badge: the version that brought an option"
          values={{ version: props.version }}
        >
          {'since {version}'}
        </Translate>
      );
    case 'deprecated':
      return (
        <Translate
          id="badge.deprecated"
          description="Badge of an option that should not be used any more"
        >
          deprecated
        </Translate>
      );
    case 'experimental':
      return (
        <Translate id="badge.experimental" description="Badge of an option that may still change">
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
