import { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { EDGE, TOGGLE } from './sidebar-dom';
import styles from './Sidebar.module.css';

const showLabel = (): string =>
  translate({
    id: 'sidebar.show',
    message: 'Show sidebar',
    description: 'Button that brings a hidden sidebar back',
  });

/** The strip that stands for a hidden sidebar at the left edge of wide screens. */
export const SidebarEdge = memo(function SidebarEdge(): ReactNode {
  return (
    <div className={styles.edge} {...{ [EDGE]: '' }}>
      <button type="button" aria-label={showLabel()} {...{ [TOGGLE]: '' }}>
        <Icon name="panel" />
      </button>
    </div>
  );
});

/** Hides the sidebar of wide screens; in the drawer of a hidden one it brings it back. */
export const SidebarHideButton = memo(function SidebarHideButton(): ReactNode {
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
