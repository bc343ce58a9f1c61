import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { HeadingLink } from './Prose';
import styles from './Blocks.module.css';

type BadgeProps =
  | { type: 'since'; /** For example `1.0`. */ version: string }
  | { type: 'deprecated' | 'experimental' };

/** States in a word how far an option can be relied on; stands after a name or a heading. */
export function Badge(props: BadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[props.type])}>
      {props.type === 'since' && (
        <Translate
          id="prose.badge.since"
          description="Badge: the version that brought an option"
          values={{ version: props.version }}
        >
          {'since {version}'}
        </Translate>
      )}
      {props.type === 'deprecated' && (
        <Translate
          id="prose.badge.deprecated"
          description="Badge of an option that should not be used any more"
        >
          deprecated
        </Translate>
      )}
      {props.type === 'experimental' && (
        <Translate
          id="prose.badge.experimental"
          description="Badge of an option that may still change"
        >
          experimental
        </Translate>
      )}
    </span>
  );
}

/** Steps in their order, written as a numbered list; a bold beginning is the step's title. */
export function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}

interface FileTreeProps {
  title?: string;
  inPanel?: 'true';
  children: ReactNode;
}

/** Files and folders as a nested list. */
export function FileTree({ title, inPanel, children }: FileTreeProps): ReactNode {
  return (
    <figure className={clsx(styles.tree, inPanel && styles.inPanel)} translate="no">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.files}>{children}</div>
    </figure>
  );
}

/** A section closed to its heading and one sentence; a row where there is no more to say. */
export function FoldedEntry({ children }: { children: ReactNode }): ReactNode {
  const [heading, cause, rest] = Children.toArray(children) as [
    ReactElement<{ id: string; plain?: boolean; children: ReactNode }>,
    ReactNode,
    ReactElement<{ children: ReactNode }> | undefined,
  ];
  if (!rest) {
    return (
      <div className={styles.entry}>
        {heading}
        {cause}
      </div>
    );
  }
  return (
    <details className={styles.entry}>
      <summary>
        {cloneElement(heading, { plain: true })}
        {cause}
      </summary>
      <div>
        {rest.props.children}
        <HeadingLink id={heading.props.id}>{heading.props.children}</HeadingLink>
      </div>
    </details>
  );
}
