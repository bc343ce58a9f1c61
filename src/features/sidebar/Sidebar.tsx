import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { afterNextPaint } from '@rslib-docs/kit/browser/when-ready';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import square from '@rslib-docs/kit/ui/Square.module.css';
import { SidebarList } from './SidebarList';
import { AREAS, EDGE, LIST, MORE, SIDEBAR_ID, TOGGLE, followNavigation } from './sidebar-dom';
import styles from './Sidebar.module.css';

/** The pages of the area: a column, on small screens a drawer; hidden, it comes from the edge. */
export function Sidebar({ items }: { items: PropSidebar }): ReactNode {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The page comes first: this measures, which lays out.
    if (shown.current !== pathname) afterNextPaint(followNavigation);
    shown.current = pathname;
  }, [pathname]);
  return (
    <>
      <SidebarEdge />
      <div id={SIDEBAR_ID} popover="auto" data-scroll-lock="" className={styles.side}>
        <nav
          className={styles.panel}
          aria-label={translate({
            id: 'theme.docs.sidebar.navAriaLabel',
            message: 'Docs sidebar',
            description: 'The ARIA label for the sidebar navigation',
          })}
        >
          <div className={styles.head}>
            {/* Filled from the bar when the drawer opens. */}
            <div
              className={styles.areas}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
              {...{ [AREAS]: '' }}
            />
            <button
              type="button"
              className={styles.close}
              popoverTarget={SIDEBAR_ID}
              popoverTargetAction="hide"
              aria-label={translate({
                id: 'sidebar.close',
                message: 'Close menu',
                description:
                  'Accessible name of the button that closes the drawer of small screens',
              })}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.nav} {...{ [LIST]: '' }}>
            <SidebarList items={items} pathname={pathname} />
          </div>
          <div
            className={styles.more}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
            {...{ [MORE]: '' }}
          />
          <SidebarHideButton />
        </nav>
      </div>
    </>
  );
}

const showLabel = (): string =>
  translate({
    id: 'sidebar.show',
    message: 'Show sidebar',
    description: 'Button that brings a hidden sidebar back',
  });

/** The strip that stands for a hidden sidebar at the left edge of wide screens. */
const SidebarEdge = memo(function SidebarEdge(): ReactNode {
  const label = showLabel();
  return (
    <div className={styles.edge} {...{ [EDGE]: '' }}>
      <button type="button" className={square.square} aria-label={label} {...{ [TOGGLE]: '' }}>
        <Icon name="panel" />
      </button>
    </div>
  );
});

/** Hides the sidebar of wide screens; in the drawer of a hidden one it brings it back. */
const SidebarHideButton = memo(function SidebarHideButton(): ReactNode {
  return (
    <button type="button" className={styles.toggle} {...{ [TOGGLE]: '' }}>
      <Icon name="panel" />
      <span data-when="shown">
        {translate({
          id: 'sidebar.hide',
          message: 'Hide sidebar',
          description: 'Button that hides the sidebar of wide screens',
        })}
      </span>
      <span data-when="hidden">{showLabel()}</span>
    </button>
  );
});
