import type { TOCItem } from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { OutlineList } from './OutlineList';
import { OUTLINE_ID } from './outline-dom';
import { outlineTitle } from './strings';
import { useOutline } from './use-outline';
import styles from './Outline.module.css';

/**
 * The headings of the page, in a column at its side. Where there is no room for it, the same
 * element is a panel that `OutlineMenu` opens, so that each heading is listed once.
 */
export function OutlineColumn({
  toc,
  foot,
}: {
  toc: readonly TOCItem[];
  /** Stands at the end of the column, where there is one. */
  foot?: ReactNode;
}): ReactNode {
  useOutline();
  return (
    <div className={styles.column}>
      <nav
        id={OUTLINE_ID}
        popover="auto"
        className={styles.outline}
        aria-labelledby="outline-title"
      >
        <h2 id="outline-title" className={styles.title}>
          {outlineTitle()}
        </h2>
        <OutlineList toc={toc} />
      </nav>
      {foot && <aside className={styles.foot}>{foot}</aside>}
    </div>
  );
}

/** The button that opens the outline in the compact bar. */
export function OutlineMenu({ className }: { className?: string }): ReactNode {
  return (
    <button type="button" className={clsx(styles.open, className)} popoverTarget={OUTLINE_ID}>
      {outlineTitle()}
      <Icon name="caret" />
    </button>
  );
}
