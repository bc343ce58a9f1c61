import type { Locale } from '../../src/site/locales';

/** What is measured together; each part has its own date, as it can be repeated alone. */
export const PARTS = ['weight', 'paint', 'navigation', 'search', 'build', 'growth'] as const;
export type Part = (typeof PARTS)[number];

/** How values are written: kilobytes of 1000 bytes, whole bytes, milliseconds, seconds, megabytes. */
type Unit = 'kB' | 'B' | 'ms' | 's' | 'MB' | '';

export interface Metric {
  /** Begins with the part that it belongs to. */
  id: string;
  /** Unit in which it is shown. Values are kept in bytes and milliseconds. */
  unit: Unit;
  /** Values this near to the best one, as a part of it, are as good: times are never exact. */
  tolerance: number;
  label: Readonly<Record<Locale, string>>;
}

const SCALES: Readonly<Record<Unit, number>> = { kB: 1000, B: 1, ms: 1, s: 1000, MB: 1e6, '': 1 };
const TOLERANCES: Readonly<Record<Unit, number>> = {
  kB: 0.005, B: 0.005, ms: 0.05, s: 0.05, MB: 0.05, '': 0,
}; // prettier-ignore

const metric = (id: string, unit: Unit, en: string, zh: string): Metric => ({
  id,
  unit,
  tolerance: TOLERANCES[unit],
  label: { en, zh },
});

/** In the order of the tables. Of all of them less is better. */
export const METRICS: readonly Metric[] = [
  metric('weight.beforePaint', 'kB', 'Needed before the text is painted', '显示文字所需的数据'),
  metric('weight.beforePaint.zh', 'kB', 'Needed before the text of a Chinese page is painted', '中文页面显示文字所需的数据'),
  metric('weight.savesData', 'kB', 'Until the page is at rest, for visitors who save data', '省流量模式下，页面加载完成前的总量'),
  metric('weight.idle', 'kB', 'Until the page is idle, prefetching included', '页面空闲前的总量，含预取'),
  metric('weight.idle.zh', 'kB', 'Until a Chinese page is idle, prefetching included', '中文页面空闲前的总量，含预取'),
  metric('weight.requests', '', 'Requests without prefetching', '请求数，不含预取'),
  metric('paint.first', 'ms', 'First paint', '首次内容绘制'),
  metric('paint.largest', 'ms', 'Largest paint', '最大内容绘制'),
  metric('paint.firstScreen', 'ms', 'Largest paint of the page cut after its first screen', '只保留首屏时的最大内容绘制'),
  metric('paint.blocking', 'ms', 'Blocking time', '总阻塞时间'),
  metric('paint.shift', '', 'Layout shift, as a score', '累积布局偏移（分值）'),
  metric('paint.control', 'ms', 'First control that works', '首个可用控件'),
  metric('navigation.first', 'ms', 'From the first press of a visit to the next page, on a slow phone', '从首次点击链接到显示下一页（慢速手机）'),
  metric('navigation.warm', 'ms', 'From press to the next page, seen before', '从点击链接到显示已访问过的下一页'),
  metric('search.first', 'ms', 'First answer of the search', '出现第一条搜索结果'),
  metric('search.bytes', 'kB', 'Bytes that the first answer loads', '为第一条搜索结果加载的数据'),
  metric('build.cold', 's', 'Cold build', '冷构建'),
  metric('build.coldCpu', 's', 'Processor time of the cold build', '冷构建的 CPU 时间'),
  metric('build.warm', 's', 'Build after one page was edited', '修改一个页面后的构建'),
  metric('build.warmCpu', 's', 'Processor time after one page was edited', '修改一个页面后的 CPU 时间'),
  metric('build.memory', 'MB', 'Peak memory of the cold build', '冷构建的内存峰值'),
  metric('growth.perPage', 'B', 'What each further page costs visitors of another one', '每增加一个页面，其他页面的访客多加载的数据'),
  metric('growth.build', 's', 'Cold build of the large site', '大型站点的冷构建'),
  metric('growth.memory', 'MB', 'Peak memory of the large build', '大型站点冷构建的内存峰值'),
  metric('libraries.js', 'ms', 'ESM and CJS', 'ESM 和 CJS'),
  metric('libraries.dts', 'ms', 'ESM and CJS with declarations', 'ESM 和 CJS，附类型声明'),
]; // prettier-ignore

/** What a row of a table is called: the label with its unit. */
export function rowLabel({ label, unit }: Metric, locale: Locale): string {
  if (!unit) return label[locale];
  return locale === 'zh' ? `${label.zh}（${unit}）` : `${label.en}, ${unit}`;
}

/** A value in the unit of its metric, with as many digits as it deserves; without the unit. */
export function formatValue(value: number, unit: Unit): string {
  const scaled = value / SCALES[unit];
  if (unit === 'kB' || unit === 's') return scaled.toFixed(1);
  if (unit === '') return Number.isInteger(scaled) ? String(scaled) : scaled.toFixed(3);
  if (unit === 'B') return String(Math.round(scaled * 10) / 10);
  return String(Math.round(scaled));
}
