import type { TOCItem } from '@docusaurus/mdx-loader';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { afterNextPaint } from '@rslib-docs/kit/browser/when-ready';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { markActiveHeading, OUTLINE_ID } from './active-heading';
import styles from './Outline.module.css';

/** Deepest level of a heading in the outline (specification §9, "Headings in outline"). */
const DEEPEST_LEVEL = 4;

/** The headings that an outline lists; of pages with closed entries those around them. */
export function outlineEntries(toc: readonly TOCItem[], hasClosed = false): readonly TOCItem[] {
  return toc.filter(({ level }) => level >= 2 && level <= (hasClosed ? 2 : DEEPEST_LEVEL));
}

function outlineTitle(): string {
  return translate({
    id: 'outline.title',
    message: 'On this page',
    description: 'Title of the outline of a page; English shows it in capitals',
  });
}

/** Indent per level, relative to the first entry's level. */
const INDENT_PX = 12;
const BASE_INDENT_PX = 16;

/** With more entries than these, each takes one line. */
const MANY_ENTRIES = 30;

/** Names in code may break after their dots, as they may in the heading itself. */
function breakableNames(html: string): string {
  return html.replace(/<code>[^<]*/g, (code) => code.replace(/\.(?=\p{L})/gu, '.<wbr>'));
}

function OutlineList({ toc }: { toc: readonly TOCItem[] }): ReactNode {
  const firstLevel = toc[0]?.level ?? 2;
  const isLong = toc.length > MANY_ENTRIES;
  return (
    <ul className={clsx(styles.list, isLong && styles.many)}>
      {toc.map(({ id, level, value }) => {
        const indent = BASE_INDENT_PX + INDENT_PX * Math.max(0, level - firstLevel);
        return (
          <li key={id}>
            {/* The value is HTML that MDX made of the heading: its inline code and emphasis. */}
            <a
              className={styles.entry}
              style={{ paddingInlineStart: indent } satisfies CSSProperties}
              href={`#${id}`}
              // Where each takes one line, it is cut rather than broken.
              dangerouslySetInnerHTML={{ __html: isLong ? value : breakableNames(value) }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A column at the side of the page, or where it does not fit the panel that `OutlineMenu` opens. */
export function OutlineColumn({ toc }: { toc: readonly TOCItem[] }): ReactNode {
  const { pathname } = useLocation();
  // Later, as it measures: the page would be laid out again before it is painted.
  useEffect(() => afterNextPaint(markActiveHeading), [pathname]);
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
    </div>
  );
}

export function OutlineMenu({ className }: { className?: string }): ReactNode {
  return (
    <button type="button" className={clsx(styles.open, className)} popoverTarget={OUTLINE_ID}>
      {outlineTitle()}
      <Icon name="caret" />
    </button>
  );
}
