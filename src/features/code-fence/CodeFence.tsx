import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import { COPY_BUTTON } from './code-controls';
import styles from './CodeFence.module.css';

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  less: 'Less',
  scss: 'SCSS',
  ts: 'TypeScript',
  tsx: 'TSX',
  vue: 'Vue',
  yaml: 'YAML',
};

export interface CodeFenceProps {
  /** Highlighted lines as HTML, written by the build from the fence; never from a visitor. */
  html: string;
  lang: string;
  title?: string;
  hasFocus?: 'true';
}

/** A block of code from a page's source, highlighted when the site was built. */
export function CodeFence({ html, lang, title, hasFocus }: CodeFenceProps): ReactNode {
  const label =
    title ??
    translate({
      id: 'code-fence.block.label',
      message: 'Code',
      description: 'Accessible name of a code block without a title',
    });
  return (
    <figure className={styles.block}>
      <figcaption className={styles.caption}>
        {title && (
          <span className={styles.title} translate="no">
            {title}
          </span>
        )}
        <span className={styles.language} translate="no">
          {LANGUAGE_NAMES[lang]}
        </span>
        <button
          type="button"
          className={styles.copy}
          aria-label={translate({
            id: 'code-fence.copy.label',
            message: 'Copy code',
            description: 'Accessible name of the button that copies a code block',
          })}
          {...{ [COPY_BUTTON]: '' }}
        >
          <Icon name="copy" className={styles.idle} />
          <Icon name="done" className={styles.done} />
        </button>
      </figcaption>
      {/* Long lines scroll inside the block, so the keyboard must reach it. */}
      <pre
        className={`code ${styles.scroller}`}
        data-focus={hasFocus && ''}
        tabIndex={0}
        role="group"
        aria-label={label}
        translate="no"
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
