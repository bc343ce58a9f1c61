import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SITE_OPTIONS } from '@site/src/site/client';
import { CodeControls } from './CodeControls';
import styles from './CodeFence.module.css';
import { CodeFold } from './CodeFold';
import { LANGUAGE_NAMES } from './language-names';

/** A block with more lines than this begins folded. */
const FOLD_ABOVE_LINES = 30;

export interface CodeFenceProps {
  /** Highlighted lines as HTML, written by the build from the fence; never from a visitor. */
  html: string;
  lang: string;
  /** Number of lines; MDX passes attributes as text. */
  lineCount: string;
  title?: string;
  hasFocus?: 'true';
  lineNumbers?: 'true' | 'false';
  /** In a panel, whose tab says the title. */
  inPanel?: 'true';
  /** Draws the link to the archive of its sample, with this class; missing where it has none. */
  archiveLink?: (className: string) => ReactNode;
}

/** A block of highlighted code. Without a title it has a bar only where its controls need one. */
export function CodeFence(props: CodeFenceProps): ReactNode {
  const { html, lang, title, hasFocus, lineNumbers = String(SITE_OPTIONS.showLineNumbers) } = props;
  const lines = Number(props.lineCount);
  const isLong = lines > FOLD_ABOVE_LINES;
  const isBare = !title && !props.inPanel;
  const label =
    title ??
    translate({
      id: 'code-fence.block.label',
      message: 'Code',
      description: 'Accessible name of a code block without a title',
    });
  return (
    <figure
      className={clsx(
        styles.block,
        props.inPanel && styles.inPanel,
        isBare && styles.bare,
        isBare && (lines === 1 || lang === 'bash') && styles.short,
      )}
      data-folded={isLong ? '' : undefined}
      suppressHydrationWarning
    >
      <figcaption className={styles.caption}>
        {title && (
          <span className={styles.title} translate="no">
            {title}
          </span>
        )}{' '}
        {/* The space is for outputs without styles. A command by itself needs no name. */}
        {LANGUAGE_NAMES[lang] && (title || lang !== 'bash') && (
          <span className={styles.language} translate="no">
            {LANGUAGE_NAMES[lang]}
          </span>
        )}
        <CodeControls>{props.archiveLink?.(styles.button!)}</CodeControls>
      </figcaption>
      {/* Long lines scroll inside the block, so the keyboard must reach it. */}
      <pre
        className={`code ${styles.scroller}`}
        data-focus={hasFocus && ''}
        data-line-numbers={lineNumbers === 'true' ? '' : undefined}
        tabIndex={0}
        role="group"
        aria-label={label}
        translate="no"
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {isLong && <CodeFold lines={lines} />}
    </figure>
  );
}
