import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { SITE_OPTIONS } from '@site/src/site/client';
import { CopyButton } from '@rslib-docs/kit/ui/copy-button/CopyButton';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import square from '@rslib-docs/kit/ui/square/Square.module.css';
import { WRAP_BUTTON } from './code-controls';
import styles from './CodeFence.module.css';

/** The buttons of a code block, after what else it has; `code-controls.ts` answers them. */
export function CodeControls({ children }: { children?: ReactNode }): ReactNode {
  const wrap = translate({
    id: 'code-fence.wrap.label',
    message: 'Toggle code wrap',
    description: 'Accessible name of the button that wraps long lines of a code block',
  });
  const copy = translate({
    id: 'code-fence.copy.label',
    message: 'Copy code',
    description: 'Accessible name of the button that copies a code block',
  });
  return (
    <span className={styles.controls} data-nosnippet="">
      {children}
      <button
        type="button"
        className={`${square.square} ${styles.button}`}
        aria-label={wrap}
        title={wrap}
        // The visitor changes it in the DOM, perhaps before the app has started.
        aria-pressed={SITE_OPTIONS.wrapCode}
        suppressHydrationWarning
        {...{ [WRAP_BUTTON]: '' }}
      >
        <Icon name="wrap" />
      </button>
      <CopyButton className={styles.button} label={copy} title={copy} />
    </span>
  );
}
