import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import { useLayoutEffect, type ReactNode } from 'react';
import { useAreas } from '@site/src/site/client';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import styles from './CompactBar.module.css';

interface CompactBarProps {
  /** For screens that are neither wide nor narrow. */
  breadcrumbs?: ReactNode;
  sidebarId: string | undefined;
  /** The outline behind its button, if the page has headings. */
  outline: ((className: string) => ReactNode) | undefined;
}

/** Says on `<html>` what the bar opens; `:has()` costs too much: decisions/0021-first-request.md. */
function BarState({ hasSidebar, hasOutline }: Record<'hasSidebar' | 'hasOutline', boolean>) {
  // The head is brought up to date in the next frame; by then the page has scrolled to its heading.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-has-sidebar', hasSidebar);
    root.toggleAttribute('data-has-outline', hasOutline);
    return () => {
      root.removeAttribute('data-has-sidebar');
      root.removeAttribute('data-has-outline');
    };
  }, [hasSidebar, hasOutline]);
  return (
    <Head>
      <html
        {...(hasSidebar && { 'data-has-sidebar': '' })}
        {...(hasOutline && { 'data-has-outline': '' })}
      />
    </Head>
  );
}

/** The second bar of small screens: opens the sidebar and the outline. */
export function CompactBar({ breadcrumbs, sidebarId, outline }: CompactBarProps): ReactNode {
  const area = useAreas().find(({ isCurrent }) => isCurrent);
  return (
    <div
      className={styles.compact}
      data-sidebar={sidebarId && ''}
      data-outline={outline ? '' : undefined}
    >
      <BarState hasSidebar={Boolean(sidebarId)} hasOutline={Boolean(outline)} />
      {sidebarId && (
        <button type="button" className={styles.drawer} popoverTarget={sidebarId}>
          <Icon name="panel" />
          <Translate
            id="doc-page.menu"
            description="Button that opens the sidebar on small screens"
          >
            Menu
          </Translate>
          {/* Visual text only: the button keeps its name, and the drawer names its place. */}
          {area && (
            <span className={styles.area} aria-hidden="true">
              {area.label}
            </span>
          )}
        </button>
      )}
      <div className={styles.breadcrumbs}>{breadcrumbs}</div>
      {outline?.(styles.outline!)}
    </div>
  );
}
