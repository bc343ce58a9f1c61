import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { SITE_OPTIONS } from '@site/src/site/client';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { TO_TOP } from './scroll-to-top';
import styles from './ScrollToTop.module.css';

export function ScrollToTop(): ReactNode {
  if (!SITE_OPTIONS.enableScrollToTop) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={translate({
        id: 'scroll-to-top.label',
        message: 'Back to top',
        description: 'Accessible name of the button that scrolls to the top of the page',
      })}
      data-nosnippet=""
      {...{ [TO_TOP]: '' }}
    >
      <Icon name="up" />
    </button>
  );
}
