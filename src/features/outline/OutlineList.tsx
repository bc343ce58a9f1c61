import type { TOCItem } from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Outline.module.css';

/** Indent per level, relative to the first entry's level. */
const INDENT_PX = 12;
const BASE_INDENT_PX = 16;

/** With more entries than these, each takes one line. */
const MANY_ENTRIES = 30;

/** Names in code may break after their dots, as they may in the heading itself. */
function breakableNames(html: string): string {
  return html.replace(/<code>[^<]*/g, (code) => code.replace(/\.(?=\p{L})/gu, '.<wbr>'));
}

export function OutlineList({ toc }: { toc: readonly TOCItem[] }): ReactNode {
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
