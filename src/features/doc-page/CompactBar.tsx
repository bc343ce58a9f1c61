import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import styles from './DocPage.module.css';

export interface CompactBarProps {
  /** Id of the sidebar's element, if the page has a sidebar. */
  sidebarId: string | undefined;
  /** The outline behind its button, if the page has headings. */
  outline: ((className: string) => ReactNode) | undefined;
}

/** The second bar of small screens: opens the sidebar and the outline. */
export function CompactBar({ sidebarId, outline }: CompactBarProps): ReactNode {
  return (
    <div
      className={styles.compact}
      data-sidebar={sidebarId && ''}
      data-outline={outline ? '' : undefined}
    >
      {sidebarId && (
        <button type="button" className={styles.drawer} popoverTarget={sidebarId}>
          <Icon name="menu" />
          <Translate
            id="doc-page.menu"
            description="Button that opens the sidebar on small screens"
          >
            Menu
          </Translate>
        </button>
      )}
      {outline?.(styles.outline!)}
    </div>
  );
}
