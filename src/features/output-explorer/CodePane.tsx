import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import styles from './OutputExplorer.module.css';

/** A longer line is no line to read along, but minified code: it is wrapped. */
const LONG_LINE_CHARACTERS = 160;

const isLong = (html: string): boolean =>
  html.split('\n').some((line) => line.replace(/<[^>]*>/g, '').length > LONG_LINE_CHARACTERS);

function CopyButton({ path }: { path: string }): ReactNode {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={translate(
        {
          id: 'output-explorer.file.copy',
          message: 'Copy {file}',
          description: 'Accessible name of the button that copies a file of the output explorer',
        },
        { file: path },
      )}
      data-copy-code=""
      suppressHydrationWarning
    >
      <Icon name="copy" className={styles.idle} />
      <Icon name="done" className={styles.done} />
    </button>
  );
}

interface Props {
  path: string;
  /** Highlighted lines; they come from the build, never from a visitor. */
  html: string;
  /** Whether these are all lines of the file, and no others, so that copying gives the file. */
  isWhole: boolean;
  className?: string;
  children?: ReactNode;
}

/** A file with its name above it, and what `children` add to that. */
export function CodePane({ path, html, isWhole, className, children }: Props): ReactNode {
  return (
    <figure className={clsx(styles.pane, className)}>
      <figcaption className={styles.caption}>
        <span className={styles.path} translate="no">
          {path}
        </span>
        {children}
        {isWhole && <CopyButton path={path} />}
      </figcaption>
      {/* Long lines scroll inside the file, so the keyboard must reach it. */}
      <pre
        className={clsx('code', styles.scroller, isLong(html) && styles.wrapped)}
        tabIndex={0}
        role="group"
        aria-label={path}
        translate="no"
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
