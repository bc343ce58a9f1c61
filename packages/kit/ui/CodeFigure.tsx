import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { WRAPPED } from '../shared/page-contract';
import { CopyButton } from './CopyButton';
import styles from './CodeFigure.module.css';

interface Props {
  path: string;
  /** Whether these are all lines of the file, and no others: only then it can be copied. */
  isWhole: boolean;
  /** Stands between the name and the copy button. */
  tools?: ReactNode;
  /** Whether lines are broken rather than scrolled. */
  isWrapped?: boolean;
  className?: string;
  /** Output format that the whole file belongs to, for the styles of the owner. */
  format?: string;
  children: ReactNode;
}

/** A file that was built or is built from: its name, and its code below. */
export function CodeFigure({ path, isWhole, tools, isWrapped, ...props }: Props): ReactNode {
  const copy = translate(
    {
      id: 'kit.figure.copy',
      message: 'Copy {file}',
      description: 'Accessible name of the button that copies a file',
    },
    { file: path },
  );
  return (
    <figure
      className={clsx(styles.figure, props.className)}
      data-format={props.format}
      {...{ [WRAPPED]: isWrapped ? '' : undefined }}
      suppressHydrationWarning
    >
      <figcaption className={styles.caption}>
        <span className={styles.path} translate="no">
          {path}
        </span>
        {tools}
        {isWhole && <CopyButton label={copy} />}
      </figcaption>
      {/* Long lines scroll inside the file, so the keyboard must reach it. */}
      <pre
        className={`code ${styles.scroller}`}
        tabIndex={0}
        role="group"
        aria-label={path}
        translate="no"
      >
        {props.children}
      </pre>
    </figure>
  );
}
