import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { SidebarGroup, SidebarLink } from './SidebarGroup';
import styles from './Sidebar.module.css';

export const SIDEBAR_ID = 'sidebar';

/** The pages of the area, in groups. On small screens the same element is a drawer. */
export function Sidebar({ items }: { items: PropSidebar }): ReactNode {
  const { pathname } = useLocation();
  return (
    <aside id={SIDEBAR_ID} popover="auto" data-locks-page="" className={styles.side}>
      <nav
        className={styles.nav}
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
          description: 'The ARIA label for the sidebar navigation',
        })}
      >
        {items.map((item) => {
          if (item.type === 'category') {
            return <SidebarGroup key={item.label} group={item} pathname={pathname} />;
          }
          if (item.type !== 'link') return null;
          return (
            <div key={item.href} className={styles.links}>
              <SidebarLink item={item} pathname={pathname} isOption={false} />
            </div>
          );
        })}
      </nav>
    </aside>
  );
}
