import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import { PopupMenu } from '@site/src/ui/menu/PopupMenu';
import { OutlineList } from './OutlineList';
import { outlineTitle } from './strings';
import styles from './Outline.module.css';

/** The headings of the page, in a column at its side. */
export function OutlineColumn({ toc }: { toc: readonly TOCItem[] }): ReactNode {
  return (
    <div className={styles.column}>
      <nav className={styles.outline} aria-labelledby="outline-title">
        <h2 id="outline-title" className={styles.title}>
          {outlineTitle()}
        </h2>
        <OutlineList toc={toc} />
      </nav>
    </div>
  );
}

/** The same headings behind a button, for the compact bar. */
export function OutlineMenu({
  toc,
  className,
}: {
  toc: readonly TOCItem[];
  className?: string;
}): ReactNode {
  return (
    <PopupMenu
      id="outline-menu"
      buttonClassName={className}
      button={
        <>
          {outlineTitle()}
          <Icon name="caret" />
        </>
      }
    >
      <nav className={styles.popup} aria-label={outlineTitle()}>
        <OutlineList toc={toc} />
      </nav>
    </PopupMenu>
  );
}
