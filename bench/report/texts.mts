import type { Locale } from '../../src/site/locales';
import type { Unit } from './metrics.mts';

/** Labels of metrics, in the words of the table's first column. */
const METRIC_LABELS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'weight.beforePaint': {
    en: 'Needed before the text is painted',
    zh: '显示文字所需的数据',
  },
  'weight.beforePaint.zh': {
    en: 'Needed before the text of a Chinese page is painted',
    zh: '中文页面显示文字所需的数据',
  },
  'weight.savesData': {
    en: 'Until the page is at rest, for visitors who save data',
    zh: '省流量模式下，页面加载完成前的总量',
  },
  'weight.idle': {
    en: 'Until the page is idle, prefetching included',
    zh: '页面空闲前的总量，含预取',
  },
  'weight.idle.zh': {
    en: 'Until a Chinese page is idle, prefetching included',
    zh: '中文页面空闲前的总量，含预取',
  },
  'weight.requests': { en: 'Requests without prefetching', zh: '请求数，不含预取' },
  'paint.first': { en: 'First paint', zh: '首次内容绘制' },
  'paint.largest': { en: 'Largest paint', zh: '最大内容绘制' },
  'paint.firstScreen': {
    en: 'Largest paint of the page cut after its first screen',
    zh: '只保留首屏时的最大内容绘制',
  },
  'paint.blocking': { en: 'Blocking time', zh: '总阻塞时间' },
  'paint.shift': { en: 'Layout shift, as a score', zh: '累积布局偏移（分值）' },
  'paint.control': { en: 'First control that works', zh: '首个可用控件' },
  'navigation.first': {
    en: 'From the first press of a visit to the next page, on a slow phone',
    zh: '从首次点击链接到显示下一页（慢速手机）',
  },
  'navigation.warm': {
    en: 'From press to the next page, seen before',
    zh: '从点击链接到显示已访问过的下一页',
  },
  'search.first': { en: 'First answer of the search', zh: '出现第一条搜索结果' },
  'search.bytes': { en: 'Bytes that the first answer loads', zh: '为第一条搜索结果加载的数据' },
  'build.cold': { en: 'Cold build', zh: '冷构建' },
  'build.coldCpu': { en: 'Processor time of the cold build', zh: '冷构建的 CPU 时间' },
  'build.warmCpu': {
    en: 'Processor time after one page was edited',
    zh: '修改一个页面后的 CPU 时间',
  },
  'build.warm': { en: 'Build after one page was edited', zh: '修改一个页面后的构建' },
  'build.memory': { en: 'Peak memory of the cold build', zh: '冷构建的内存峰值' },
  'growth.perPage': {
    en: 'What each further page costs visitors of another one',
    zh: '每增加一个页面，其他页面的访客多加载的数据',
  },
  'growth.build': { en: 'Cold build of the large site', zh: '大型站点的冷构建' },
  'growth.memory': { en: 'Peak memory of the large build', zh: '大型站点冷构建的内存峰值' },
  'libraries.js': { en: 'ESM and CJS', zh: 'ESM 和 CJS' },
  'libraries.dts': {
    en: 'ESM and CJS with declarations',
    zh: 'ESM 和 CJS，附类型声明',
  },
};

export const TEXTS = {
  en: {
    metric: 'Measured',
    ours: 'This site',
    none: '–',
    better: (metric: string, names: string) => `- ${metric}: ${names}.`,
    tied: (metric: string, names: string) => `- ${metric}: ${names}, as good as ours.`,
    and: ' and ',
    comma: ', ',
    lead: {
      sites: 'Where another generator is better or as good:',
      libraries: 'Where another tool is faster or as fast:',
    },
    second: 'On a second kind of machine, the rows that were measured there:',
    nobody: {
      sites: 'No other generator is better in any row of this table.',
      libraries: 'No other tool is faster in any row.',
    },
    unsure: (metric: string, pairs: readonly string[]) =>
      `${metric}: the two halves of the runs order ${pairs.join('; ')} differently, so that order means nothing.`,
    conditions: (parts: ConditionWords) =>
      `Measured ${parts.date} UTC with \`${parts.command}\`, ${parts.runs}: ${parts.processor}, ${parts.cores} cores (load ${parts.load[0]} before, ${parts.load[1]} after), ${parts.memory} GB, Node.js ${parts.node}${parts.chromium ? `, Chromium ${parts.chromium}` : ''}.`,
    versions: (named: readonly string[]) => ` ${named.join(', ')}.`,
    runs: (count: string) => (count === '1' ? 'one run' : `medians of ${count} runs`),
  },
  zh: {
    metric: '测量项',
    ours: '本站',
    none: '–',
    better: (metric: string, names: string) => `- ${metric}：${names}。`,
    tied: (metric: string, names: string) => `- ${metric}：${names}，与本站相当。`,
    and: ' 与 ',
    comma: '、',
    lead: {
      sites: '其他生成器更优或相当的项目：',
      libraries: '其他工具更快或相当的项目：',
    },
    second: '在另一类机器上的结果（只列出在该机器上测过的项目）：',
    nobody: {
      sites: '表中各项均为本站最优。',
      libraries: '各项均为 Rslib 最快。',
    },
    unsure: (metric: string, pairs: readonly string[]) =>
      `${metric}：前后两半测量中，${pairs.join('；')} 的名次不一致，因此不作比较。`,
    conditions: (parts: ConditionWords) =>
      `测量时间：${parts.date}（UTC），命令为 \`${parts.command}\`，${parts.runs}：${parts.processor}，${parts.cores} 核（负载：测量前 ${parts.load[0]}，测量后 ${parts.load[1]}），内存 ${parts.memory} GB，Node.js ${parts.node}${parts.chromium ? `，Chromium ${parts.chromium}` : ''}。`,
    versions: (named: readonly string[]) => `版本：${named.join('、')}。`,
    runs: (count: string) => (count === '1' ? '测量 1 次' : `取 ${count} 次测量的中位数`),
  },
} as const satisfies Record<Locale, unknown>;

export interface ConditionWords {
  date: string;
  command: string;
  runs: string;
  processor: string;
  cores: number;
  load: readonly [before: number, after: number];
  memory: number;
  node: string;
  chromium: string | undefined;
}

export function metricLabel(id: string, locale: Locale): string {
  return METRIC_LABELS[id]?.[locale] ?? id;
}

/** A label with its unit, as a row is headed. */
export function rowLabel(id: string, unit: Unit, locale: Locale): string {
  const label = metricLabel(id, locale);
  if (!unit) return label;
  return locale === 'zh' ? `${label}（${unit}）` : `${label}, ${unit}`;
}
