import type { Locale } from '../../src/site/locales';
import { SIZES } from '../libraries/library.mts';
import { medians, unsurePairs, type Conditions, type Results, type Runs } from './results.mts';

/** What is measured together; each part has its own date, as it can be repeated alone. */
export const PARTS = ['weight', 'paint', 'navigation', 'search', 'build', 'growth'] as const;
export type Part = (typeof PARTS)[number];

/** How values are written: kilobytes of 1000 bytes, whole bytes, milliseconds, seconds, megabytes. */
type Unit = 'kB' | 'B' | 'ms' | 's' | 'MB' | '';

interface Metric {
  /** Begins with the part that it belongs to. */
  id: string;
  /** Unit in which it is shown. Values are kept in bytes and milliseconds. */
  unit: Unit;
  /** Values this near to the best one, as a part of it, are as good: times are never exact. */
  tolerance: number;
  /** That of a site is shown in the repository only, in English. */
  label: { en: string; zh?: string };
}

const SCALES: Readonly<Record<Unit, number>> = { kB: 1000, B: 1, ms: 1, s: 1000, MB: 1e6, '': 1 };
const TOLERANCES: Readonly<Record<Unit, number>> = {
  kB: 0.005, B: 0.005, ms: 0.05, s: 0.05, MB: 0.05, '': 0,
}; // prettier-ignore

const metric = (id: string, unit: Unit, en: string, zh?: string): Metric => ({
  id,
  unit,
  tolerance: TOLERANCES[unit],
  label: { en, ...(zh && { zh }) },
});

/** In the order of the tables. Of all of them less is better. */
export const METRICS: readonly Metric[] = [
  metric('weight.beforePaint', 'kB', 'Needed before the text is painted'),
  metric('weight.beforePaint.zh', 'kB', 'Needed before the text of a Chinese page is painted'),
  metric('weight.savesData', 'kB', 'Until the page is at rest, for visitors who save data'),
  metric('weight.idle', 'kB', 'Until the page is idle, prefetching included'),
  metric('weight.idle.zh', 'kB', 'Until a Chinese page is idle, prefetching included'),
  metric('weight.requests', '', 'Requests without prefetching'),
  metric('paint.first', 'ms', 'First paint'),
  metric('paint.largest', 'ms', 'Largest paint'),
  metric('paint.firstScreen', 'ms', 'Largest paint of the page cut after its first screen'),
  metric('paint.blocking', 'ms', 'Blocking time'),
  metric('paint.shift', '', 'Layout shift, as a score'),
  metric('paint.control', 'ms', 'First control that works'),
  metric('navigation.first', 'ms', 'From the first press of a visit to the next page, on a slow phone'),
  metric('navigation.warm', 'ms', 'From press to the next page, seen before'),
  metric('search.first', 'ms', 'First answer of the search'),
  metric('search.bytes', 'kB', 'Bytes that the first answer loads'),
  metric('build.cold', 's', 'Cold build'),
  metric('build.coldCpu', 's', 'Processor time of the cold build'),
  metric('build.warm', 's', 'Build after one page was edited'),
  metric('build.warmCpu', 's', 'Processor time after one page was edited'),
  metric('build.memory', 'MB', 'Peak memory of the cold build'),
  metric('growth.perPage', 'B', 'What each further page costs visitors of another one'),
  metric('growth.build', 's', 'Cold build of the large site'),
  metric('growth.memory', 'MB', 'Peak memory of the large build'),
  ...['small', 'large'].flatMap((size) => [
    metric(`${size}.js`, 'ms', 'ESM and CJS', 'ESM 和 CJS'),
    metric(`${size}.dts`, 'ms', 'ESM and CJS with declarations', 'ESM 和 CJS，附类型声明'),
    metric(`${size}.watch`, 'ms', 'ESM and CJS again after an edit in watch mode', '监听模式下修改一处后的重新构建'),
    metric(`${size}.memory`, 'MB', 'Peak memory of the build with declarations', '附类型声明的构建的内存峰值'),
    metric(`${size}.bytes`, 'kB', 'Size of the ES module, not minified', 'ES 模块的大小（未压缩）'),
  ]),
]; // prettier-ignore

/** What a row of a table is called: the label with its unit. */
function rowLabel({ label, unit }: Metric, locale: Locale): string {
  if (!unit) return label.en;
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

const TEXTS = {
  en: {
    metric: 'Measured',
    better: (metric: string, names: string) => `- ${metric}: ${names}.`,
    tied: (metric: string, names: string) => `- ${metric}: ${names}, as good.`,
    and: ' and ',
    comma: ', ',
    lead: 'Where another is better or as good:',
    none: 'No other is better in any row.',
    unsure: (metric: string, pairs: string) =>
      `${metric}: the two halves of the runs order ${pairs} differently, so that order means nothing.`,
    listed: '; ',
    runs: (count: string) => (count === '1' ? 'one run' : `medians of ${count} runs`),
    conditions: (words: ConditionWords) =>
      `Measured ${words.date} UTC with \`${words.command}\`, ${words.runs}: ${words.processor}, ${words.cores} cores (load ${words.load[0]} before, ${words.load[1]} after), ${words.memory} GB, ${words.software.join(', ')}.`,
    versions: (names: readonly string[]) => ` ${names.join(', ')}.`,
  },
  zh: {
    metric: '测量项',
    better: (metric: string, names: string) => `- ${metric}：${names}。`,
    tied: (metric: string, names: string) => `- ${metric}：${names}，与 Rslib 相当。`,
    and: ' 与 ',
    comma: '、',
    lead: '其他工具更优或相当的测量项：',
    none: '各项均为 Rslib 最优。',
    unsure: (metric: string, pairs: string) =>
      `${metric}：前后两半测量中，${pairs} 的名次不一致，因此不作比较。`,
    listed: '；',
    runs: (count: string) => (count === '1' ? '测量 1 次' : `取 ${count} 次测量的中位数`),
    conditions: (words: ConditionWords) =>
      `测量时间：${words.date}（UTC），命令为 \`${words.command}\`，${words.runs}：${words.processor}，${words.cores} 核（负载：测量前 ${words.load[0]}，测量后 ${words.load[1]}），内存 ${words.memory} GB，${words.software.join('，')}。`,
    versions: (names: readonly string[]) => `版本：${names.join('、')}。`,
  },
} as const satisfies Record<Locale, unknown>;

/** The date and the memory in gigabytes as they are shown. */
type ConditionWords = Conditions & { runs: string; software: readonly string[] };

const LIBRARIES: readonly string[] = SIZES;

/** The subject that a part is about: this site among generators, or Rslib among tools. */
export const oursIn = (part: string): string => (LIBRARIES.includes(part) ? 'rslib' : 'ours');

/** The name of a subject. */
export const nameOf = ({ subjects }: Results, id: string): string => subjects[id]?.name ?? id;

/**
 * The best subjects: none where fewer than two were measured, several where the difference means
 * nothing.
 */
function winners(runs: Runs | undefined, tolerance: number): string[] {
  const values = medians(runs);
  if (values.length < 2) return [];
  const best = values[0]![1];
  return values
    .filter(([, value]) => value <= best + Math.abs(best) * tolerance)
    .map(([name]) => name);
}

function tableOf(results: Results, metrics: readonly Metric[], locale: Locale): string {
  const subjects = Object.keys(results.subjects);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [TEXTS[locale].metric, ...subjects.map((id) => nameOf(results, id))];
  const body = metrics.map((metric) => {
    const runs = results.runs[metric.id];
    const values = new Map(medians(runs));
    const best = winners(runs, metric.tolerance);
    const cells = subjects.map((id) => {
      const value = values.get(id);
      if (value === undefined) return '–';
      const text = formatValue(value, metric.unit);
      return best.includes(id) ? `**${text}**` : text;
    });
    return row([rowLabel(metric, locale), ...cells]);
  });
  return [row(head), row(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...body].join('\n');
}

/** Subjects that are better than ours by more than the tolerance, or as good where ours is best. */
function othersAhead(runs: Runs | undefined, tolerance: number, ours: string) {
  const best = winners(runs, tolerance);
  if (best.includes(ours)) return { isTied: true, others: best.filter((id) => id !== ours) };
  const values = medians(runs);
  const own = new Map(values).get(ours) ?? Infinity;
  const better = values.filter(([, value]) => value + Math.abs(value) * tolerance < own);
  return { isTied: false, others: better.map(([id]) => id) };
}

/** The rows in which others are better, or as good as ours: in words, from the data. */
function sayWhoIsAhead(
  results: Results,
  part: string,
  metrics: readonly Metric[],
  locale: Locale,
): string {
  const texts = TEXTS[locale];
  const lines = metrics.flatMap(({ id, tolerance, label }) => {
    const { isTied, others } = othersAhead(results.runs[id], tolerance, oursIn(part));
    if (others.length === 0) return [];
    const names = others.map((other) => nameOf(results, other));
    const listed = [names.slice(0, -1).join(texts.comma), names.at(-1)!].filter(Boolean);
    return [(isTied ? texts.tied : texts.better)(label[locale]!, listed.join(texts.and))];
  });
  return lines.length === 0 ? texts.none : `${texts.lead}\n\n${lines.join('\n')}`;
}

/** Of tools in a ranking: whose order another run might turn around. */
function unsureOrders(results: Results, metrics: readonly Metric[], locale: Locale): string[] {
  const texts = TEXTS[locale];
  return metrics.flatMap(({ id, label }) => {
    const pairs = unsurePairs(results.runs[id]!).map((pair) =>
      pair.map((subject) => nameOf(results, subject)).join(texts.and),
    );
    return pairs.length > 0 ? [texts.unsure(label[locale]!, pairs.join(texts.listed))] : [];
  });
}

/** Conditions, and the versions of all but ours, which is what the repository holds. */
function sayConditions(
  results: Results,
  part: string,
  metrics: readonly Metric[],
  locale: Locale,
): string {
  const texts = TEXTS[locale];
  const conditions = results.conditions[part]!;
  const { date, memory, node, chromium } = conditions;
  const counts = metrics.flatMap(({ id }) =>
    Object.values(results.runs[id]!).map(({ length }) => length),
  );
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const named = Object.entries(results.subjects)
    .filter(([id]) => id !== 'ours')
    .map(([, { name, version }]) => `${name} ${version}`);
  const words = {
    ...conditions,
    date: date.replace('T', ' ').replace(/:\d+Z$/, ''),
    runs: texts.runs(fewest === most ? String(most) : `${fewest}–${most}`),
    memory: Math.round(memory / 2 ** 30),
    software: [`Node.js ${node}`, ...(chromium ? [`Chromium ${chromium}`] : [])],
  };
  return texts.conditions(words) + texts.versions(named);
}

/** Table, winners and conditions of one part in Markdown; nothing where it was not measured. */
export function formatPart(results: Results, part: string, locale: Locale): string[] {
  const metrics = METRICS.filter(({ id }) => id.startsWith(`${part}.`) && results.runs[id]);
  if (metrics.length === 0 || !results.conditions[part]) return [];
  return [
    tableOf(results, metrics, locale),
    sayWhoIsAhead(results, part, metrics, locale),
    ...(LIBRARIES.includes(part) ? unsureOrders(results, metrics, locale) : []),
    sayConditions(results, part, metrics, locale),
  ];
}
