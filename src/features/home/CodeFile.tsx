import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import { Code } from './Code';
import type { CodeLine, ShowcaseFormat } from './showcase-data';
import styles from './CodeFile.module.css';

interface Props {
  path: string;
  lines: readonly CodeLine[];
  className?: string;
  /** The format that the whole file belongs to. */
  format?: ShowcaseFormat;
}

function Gap({ hidden }: { hidden: number }): ReactNode {
  return (
    <span className={`t-comment ${styles.gap}`}>
      <Translate
        id="home.showcase.hidden"
        description="In place of lines of a file that are not shown"
        values={{ count: hidden }}
      >
        {'⋯ {count} more lines'}
      </Translate>
    </span>
  );
}

/** A file of the showcase. A file that is shown in part cannot be copied. */
export function CodeFile({ path, lines, className, format }: Props): ReactNode {
  const isWhole = lines.every(({ hidden }) => !hidden);
  return (
    <figure className={clsx(styles.file, className)} data-format={format}>
      <figcaption className={styles.caption} translate="no">
        {path}
        {isWhole && (
          <button
            type="button"
            className={styles.copy}
            aria-label={translate(
              {
                id: 'home.showcase.copy',
                message: 'Copy {file}',
                description: 'Accessible name of the button that copies a file of the showcase',
              },
              { file: path },
            )}
            data-copy-code=""
            suppressHydrationWarning
          >
            <Icon name="copy" className={styles.idle} />
            <Icon name="done" className={styles.done} />
          </button>
        )}
      </figcaption>
      {/* Long lines scroll inside the file, so the keyboard must reach it. */}
      <pre className={`code ${styles.scroller}`} tabIndex={0} role="group" aria-label={path}>
        <code translate="no">
          {lines.map((line, index) =>
            line.hidden ? (
              <Gap key={index} hidden={line.hidden} />
            ) : (
              <span key={index} className="line" data-format={line.format}>
                <Code line={line} />
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
