import { LIBRARY_METRICS, METRICS, formatValue, type Metric } from './metrics.mts';
import { medians, type Results } from './results.mts';
import { OURS, type ResultName } from './tables.mts';

/** What is drawn of each file of results. */
export const CHARTED: Readonly<Record<ResultName, readonly string[]>> = {
  sites: ['weight.beforePaint', 'weight.savesData', 'paint.first', 'paint.control'],
  libraries: ['libraries.js', 'libraries.dts'],
};

/** Folder of what the charts of the site draw: a file for each, so that a page loads its own only. */
export const CHART_FILES = 'src/features/benchmarks/charts';
/** Name of a metric's chart in a path: `weight-before-paint`. */
export const chartName = (metric: string): string =>
  metric.replace(/[.A-Z]/g, (sign) => `-${sign === '.' ? '' : sign.toLowerCase()}`);

export interface Bar {
  subject: string;
  name: string;
  /** Part of the longest bar, from 0 to 1. */
  share: number;
  /** With its unit. */
  text: string;
  isOurs: boolean;
}

export interface Chart {
  metric: string;
  bars: Bar[];
}

/** The charts of a file of results: the shortest bar first, because less is better. */
export function toCharts(results: Results, name: ResultName): Chart[] {
  const metrics: readonly Metric[] = [...METRICS, ...LIBRARY_METRICS];
  return CHARTED[name].flatMap((id) => {
    const metric = metrics.find((one) => one.id === id);
    const values = Object.entries(medians(results.runs[id])).sort((a, b) => a[1] - b[1]);
    if (!metric || values.length < 2) return [];
    const longest = values.at(-1)![1];
    const bars = values.map(([subject, value]) => ({
      subject,
      name: results.subjects[subject]?.name ?? subject,
      share: longest === 0 ? 0 : Math.round((value / longest) * 1000) / 1000,
      text: `${formatValue(value, metric.unit)} ${metric.unit}`.trim(),
      isOurs: subject === OURS[name],
    }));
    return [{ metric: id, bars }];
  });
}
