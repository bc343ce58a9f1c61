import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { FOLD_BUTTON } from './code-controls';
import styles from './CodeFence.module.css';

/** Opens and closes a long block; which of its texts is shown follows the block's state. */
export function CodeFold({ lines }: { lines: number }): ReactNode {
  return (
    <button type="button" className={styles.fold} data-nosnippet="" {...{ [FOLD_BUTTON]: '' }}>
      <Icon name="caret" />
      <span className={styles.more}>
        <Translate
          id="code-fence.fold.more"
          description="Button below a long code block of which only the beginning is shown"
          values={{ lines }}
        >
          {'Show all {lines} lines'}
        </Translate>
      </span>
      <span className={styles.less}>
        <Translate
          id="code-fence.fold.less"
          description="Button below a long code block that is shown as a whole"
        >
          Show fewer lines
        </Translate>
      </span>
    </button>
  );
}
