import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './BenchmarkChart.module.css';
import charts from './charts.json';

interface Bar {
  subject: string;
  name: string;
  /** Part of the longest bar, from 0 to 1. */
  share: number;
  text: string;
  isOurs: boolean;
}

/** What `npm run bench:pages` has written, by the name of what was measured. */
const BARS = charts as Readonly<Record<string, readonly Bar[]>>;

function nameOf({ subject, name }: Bar): string {
  if (subject !== 'ours') return name;
  return translate({
    id: 'benchmarks.bar.ours',
    message: 'This site',
    description: 'Name of this site among those that it is compared with',
  });
}

/**
 * Bars of what was measured, the best first, with the caption as children. Names and values are
 * text, so the chart needs no other description; the lengths say nothing more.
 */
export function BenchmarkChart(props: { metric: string; children: ReactNode }): ReactNode {
  const bars = BARS[props.metric];
  if (!bars) throw new Error(`Nothing was measured as ${props.metric}: npm run bench:pages.`);
  return (
    <figure className={styles.chart}>
      <figcaption>{props.children}</figcaption>
      <ul>
        {bars.map((bar) => (
          <li key={bar.subject} className={clsx(styles.row, bar.isOurs && styles.ours)}>
            <span className={styles.name}>{nameOf(bar)}</span>
            <span className={styles.bar} style={{ '--share': bar.share } as CSSProperties} />
            <span className={styles.value}>{bar.text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
