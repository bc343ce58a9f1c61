import { Fragment, type CSSProperties, type ReactNode } from 'react';
import styles from './BenchmarkChart.module.css';

interface BenchmarkChartProps {
  /** One of `charts/`, as `npm run --prefix bench pages` writes them: values with units, the best first. */
  bars: Readonly<Record<string, string>>;
  /** Name of the bar `ours`. */
  ours: string;
  caption: string;
}

/** Bars of measured values; names and values are text, so it needs no other description. */
export function BenchmarkChart({ bars, ours, caption }: BenchmarkChartProps): ReactNode {
  const longest = Math.max(...Object.values(bars).map(parseFloat));
  const percentOf = (value: string) => Math.round((parseFloat(value) / longest) * 100);
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <dl>
        {Object.entries(bars).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name === 'ours' ? <b>{ours}</b> : name}</dt>
            <dd style={{ '--share': percentOf(value) } as CSSProperties}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </figure>
  );
}
