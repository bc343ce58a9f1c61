import type { Locale } from '../../src/site/locales';
import { unsurePairs } from '../statistics.mts';
import { LIBRARY_METRICS, METRICS, formatValue, type Metric } from './metrics.mts';
import { bestOf, betterThan, medians, type Conditions, type Results } from './results.mts';
import { TEXTS, metricLabel, rowLabel } from './texts.mts';

/** The two files of results: of sites, and of tools that build libraries. */
export type ResultName = 'sites' | 'libraries';

/** Whose results a file is about: ours, among the others. */
export const OURS: Readonly<Record<ResultName, string>> = { sites: 'ours', libraries: 'rslib' };
const METRICS_OF: Readonly<Record<ResultName, readonly Metric[]>> = {
  sites: METRICS,
  libraries: LIBRARY_METRICS,
};

/** The metrics of a part that were measured. */
export const measuredMetrics = (results: Results, name: ResultName, part?: string): Metric[] =>
  METRICS_OF[name].filter(
    (metric) => results.runs[metric.id] && (part === undefined || metric.part === part),
  );

const subjectName = (results: Results, id: string, locale: Locale) =>
  id === 'ours' ? TEXTS[locale].ours : (results.subjects[id]?.name ?? id);

/** What the subject that a file of results is about is called. */
export const oursIn = (results: Results, name: ResultName, locale: Locale): string =>
  subjectName(results, OURS[name], locale);

function tableOf(results: Results, metrics: readonly Metric[], locale: Locale): string {
  const subjects = Object.keys(results.subjects);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [TEXTS[locale].metric, ...subjects.map((id) => subjectName(results, id, locale))];
  const body = metrics.map((metric) => {
    const values = medians(results.runs[metric.id]);
    const best = bestOf(results, metric);
    const cells = subjects.map((id) => {
      const value = values[id];
      if (value === undefined) return TEXTS[locale].none;
      const text = formatValue(value, metric.unit);
      return best.includes(id) ? `**${text}**` : text;
    });
    return row([rowLabel(metric.id, metric.unit, locale), ...cells]);
  });
  return [row(head), row(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...body].join('\n');
}

/** The rows in which others are better, or as good as ours: in words, from the data. */
function othersAhead(
  results: Results,
  name: ResultName,
  metrics: readonly Metric[],
  locale: Locale,
) {
  const texts = TEXTS[locale];
  const lines = metrics.flatMap((metric) => {
    const ours = OURS[name];
    const best = bestOf(results, metric);
    const isBest = best.includes(ours);
    const others = isBest ? best.filter((id) => id !== ours) : betterThan(results, metric, ours);
    if (others.length === 0) return [];
    const names = others.map((id) => subjectName(results, id, locale));
    const listed = [names.slice(0, -1).join(texts.comma), names.at(-1)!].filter(Boolean);
    const say = isBest ? texts.tied : texts.better;
    return [say(rowLabel(metric.id, '', locale), listed.join(texts.and))];
  });
  return lines.length === 0 ? texts.nobody[name] : `${texts.lead[name]}\n\n${lines.join('\n')}`;
}

/** Of tools in a ranking: whose order another run might turn around. */
function unsureOrders(results: Results, metrics: readonly Metric[], locale: Locale): string[] {
  const texts = TEXTS[locale];
  return metrics.flatMap(({ id }) => {
    const pairs = unsurePairs(results.runs[id]!).map((pair) =>
      pair.map((subject) => subjectName(results, subject, locale)).join(texts.and),
    );
    return pairs.length > 0 ? [texts.unsure(metricLabel(id, locale), pairs)] : [];
  });
}

function conditionsOf(conditions: Conditions, counts: readonly number[], locale: Locale): string {
  const texts = TEXTS[locale];
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return texts.conditions({
    date: conditions.date.replace('T', ' ').replace(/:\d+Z$/, ''),
    command: conditions.command,
    runs: texts.runs(fewest === most ? String(most) : `${fewest}–${most}`),
    processor: conditions.processor,
    cores: conditions.cores,
    load: conditions.load,
    memory: Math.round(conditions.memory / 2 ** 30),
    node: conditions.node,
    chromium: conditions.chromium,
  });
}

/** Names with their versions; ours is what the repository holds. */
function versionsOf({ subjects }: Results, locale: Locale): string {
  const named = Object.entries(subjects)
    .filter(([id]) => id !== 'ours')
    .map(([, { name, version }]) => `${name} ${version}`);
  return TEXTS[locale].versions(named);
}

/** Table, winners and conditions of one part in Markdown; nothing where it was not measured. */
export function formatPart(
  results: Results,
  name: ResultName,
  part: string,
  locale: Locale,
): string | undefined {
  const metrics = measuredMetrics(results, name, part);
  const conditions = results.conditions[part];
  if (metrics.length === 0 || !conditions) return undefined;
  const runs = metrics.map(({ id }) => results.runs[id]!);
  const unsure = name === 'libraries' ? unsureOrders(results, metrics, locale) : [];
  return [
    tableOf(results, metrics, locale),
    othersAhead(results, name, metrics, locale),
    ...unsure,
    conditionsOf(
      conditions,
      runs.flatMap((values) => Object.values(values).map(({ length }) => length)),
      locale,
    ) + versionsOf(results, locale),
  ].join('\n\n');
}

/** All that was measured as one Markdown file, for readers of the repository. */
export function formatTables(results: Results, name: ResultName): string {
  const parts = Object.keys(results.conditions).flatMap((part) => {
    const text = formatPart(results, name, part, 'en');
    return text ? [`## ${part}\n\n${text}`] : [];
  });
  const title = name === 'sites' ? 'This site beside other generators' : 'Rslib beside other tools';
  return `# ${title}\n\nWritten by the benchmark; the runs are in the JSON file beside it.\n\n${parts.join('\n\n')}\n`;
}
