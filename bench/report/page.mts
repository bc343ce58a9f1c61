import type { Locale } from '../../src/site/locales';
import { CHART_FILES, chartName, toCharts } from './chart-data.mts';
import { OUTLINE, PAGES, SECTIONS, type SectionId } from './page-texts.mts';
import type { AllResults, Conditions, Results } from './results.mts';
import { formatPart, oursIn, type ResultName } from './tables.mts';
import { TEXTS, metricLabel } from './texts.mts';

function heading(level: 2 | 3, id: SectionId, locale: Locale, conditions?: Conditions): string {
  const { title, text } = SECTIONS[locale][id];
  const pages = conditions?.pages?.toLocaleString('en') ?? '';
  return `${'#'.repeat(level)} ${title} {/* #${id} */}\n\n${text.replace(PAGES, pages)}`;
}

/** The charts of a part, each beside the import of its bars; a tie is seen in the table. */
function chartsOf(results: Results, name: ResultName, part: string, locale: Locale): string[] {
  return toCharts(results, name)
    .filter(({ metric }) => metric.startsWith(`${part}.`))
    .flatMap(({ metric }) => {
      const bars = chartName(metric).replace(/-(\w)/g, (_all, letter: string) =>
        letter.toUpperCase(),
      );
      return [
        `import ${bars} from '@site/${CHART_FILES}/${chartName(metric)}.json';`,
        `<BenchmarkChart bars={${bars}} ours="${oursIn(results, name, locale)}" caption="${metricLabel(metric, locale)}" />`,
      ];
    });
}

/** The page with what was measured. What stands before its first heading stays as it is. */
export function writePage(current: string, all: AllResults, locale: Locale): string {
  const opening = current.split(/^## /m)[0]!.trimEnd();
  const sections = OUTLINE.flatMap(({ id, name, parts }) => {
    const results = all[name];
    const written = parts.flatMap((part) => {
      const text = formatPart(results, name, part, locale);
      if (!text) return [];
      const charts = chartsOf(results, name, part, locale);
      const head =
        part === id ? [] : [heading(3, part as SectionId, locale, results.conditions[part])];
      const second = name === 'sites' && formatPart(all['sites-second'], name, part, locale);
      return [...head, ...charts, text, ...(second ? [TEXTS[locale].second, second] : [])];
    });
    return written.length > 0 ? [heading(2, id, locale), ...written] : [];
  });
  return `${[opening, ...sections, heading(2, 'method', locale)].join('\n\n')}\n`;
}

/** What the charts of the site draw, by file: values with units by name, the best first. */
export function chartFiles(all: AllResults): Record<string, Record<string, string>> {
  return Object.fromEntries(
    (['libraries', 'sites'] as const).flatMap((name) =>
      toCharts(all[name], name).map(({ metric, bars }) => [
        `${CHART_FILES}/${chartName(metric)}.json`,
        Object.fromEntries(bars.map((bar) => [bar.isOurs ? 'ours' : bar.name, bar.text])),
      ]),
    ),
  );
}
