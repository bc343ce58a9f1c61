import fs from 'node:fs/promises';
import path from 'node:path';
import { layOut } from '@rslib-docs/translations/cli/lay-out';
import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';
import type { Locale } from '../../src/site/locales';
import { ROOT } from '../sites/site.mts';
import { medians, readResults, resultsFile, type Results } from './results.mts';
import { METRICS, formatPart, formatValue, nameOf, oursIn } from './tables.mts';

const PAGE = 'docs/benchmarks.mdx';
/** The tools that build libraries are on a page of the site, the generators of sites in the repository. */
type About = 'libraries' | 'sites';
const PAGES: readonly { file: string; locale: Locale; about: About }[] = [
  { file: PAGE, locale: 'en', about: 'libraries' },
  { file: `${TRANSLATIONS}/${chineseFile(PAGE)}`, locale: 'zh', about: 'libraries' },
  { file: 'bench/SITES.md', locale: 'en', about: 'sites' },
];

/** What is drawn on the page of the site. */
const CHARTED = ['small.js', 'large.js', 'large.dts', 'large.watch'];
/** A file for each chart, so that a page loads its own only. */
const CHARTS = 'src/features/benchmarks/charts';

/** The first line of the figures of a section. */
const FIGURES = /^(?:import |<BenchmarkChart|\|)/m;

/** The id of a section in a page of the site, or in a file of the repository. */
const PART = /^## .*(?:\{\/\*|<!--) #(\w+) (?:\*\/\}|-->)$/m;

const SECOND: Readonly<Record<Locale, string>> = {
  en: 'On a second kind of machine, the rows that were measured there:',
  zh: '在另一类机器上的结果（只列出在该机器上测过的项目）：',
};

export interface Shown {
  results: Results;
  /** On a second kind of machine: its rows stand below the first. */
  second?: Results;
}

export const readShown = (): Record<About, Shown> => ({
  libraries: { results: readResults(resultsFile('libraries')) },
  sites: {
    results: readResults(resultsFile('sites')),
    second: readResults(resultsFile('sites-second')),
  },
});

/** Those charts of a part in which two can be compared. */
const chartsOf = (results: Results, part: string) =>
  METRICS.filter(({ id }) => id.startsWith(`${part}.`) && CHARTED.includes(id))
    .map((metric) => ({ ...metric, values: medians(results.runs[metric.id]) }))
    .filter(({ values }) => values.length > 1);

/** Name of a metric's chart in a path: `large-js`. */
const chartName = (id: string): string => id.replace('.', '-');

/** Charts, each beside the import of its bars, and table of a part. */
function figuresOf({ results, second }: Shown, part: string, locale: Locale): string[] {
  const table = formatPart(results, part, locale);
  if (table.length === 0) return [];
  const charts = chartsOf(results, part).flatMap(({ id, label }) => {
    const name = chartName(id);
    const bars = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const ours = nameOf(results, oursIn(part));
    return [
      `import ${bars} from '@site/${CHARTS}/${name}.json';`,
      `<BenchmarkChart bars={${bars}} ours="${ours}" caption="${label[locale]}" />`,
    ];
  });
  const further = second ? formatPart(second, part, locale) : [];
  return [...charts, ...table, ...(further.length > 0 ? [SECOND[locale], ...further] : [])];
}

/** The page with the figures of what was measured. Words before them stay as they are. */
export function writePage(current: string, shown: Shown, locale: Locale): string {
  const parts = Object.keys(shown.results.conditions);
  const missing = parts.find(
    (part) => !new RegExp(PART.source.replace('\\w+', part), 'm').test(current),
  );
  if (missing) throw new Error(`The page has no heading with the id "${missing}" for its figures.`);
  const sections = current.split(/^(?=#{2,3} )/m).map((section) => {
    const part = PART.exec(section)?.[1] ?? '';
    const figures = figuresOf(shown, part, locale);
    if (figures.length === 0) return section;
    return `${[section.split(FIGURES)[0]!.trimEnd(), ...figures].join('\n\n')}\n\n`;
  });
  return `${sections.join('').trimEnd()}\n`;
}

/** What the charts of the site draw, by file: values with units by name, the best first. */
function chartFiles({ results }: Shown): Map<string, string> {
  const files = new Map<string, string>();
  for (const part of Object.keys(results.conditions)) {
    for (const { id, unit, values } of chartsOf(results, part)) {
      const bars = values.map(([subject, value]) => [
        subject === oursIn(part) ? 'ours' : nameOf(results, subject),
        `${formatValue(value, unit)} ${unit}`,
      ]);
      const text = JSON.stringify(Object.fromEntries(bars), null, 2);
      files.set(`${CHARTS}/${chartName(id)}.json`, `${text}\n`);
    }
  }
  return files;
}

/** Files of the site that are not what the results give, with their text as it should be. */
export async function findStale(): Promise<Map<string, string>> {
  const all = readShown();
  const read = (file: string) => fs.readFile(path.join(ROOT, file), 'utf8');
  const wanted = chartFiles(all.libraries);
  for (const { file, locale, about } of PAGES) {
    const text = writePage(await read(file), all[about], locale);
    wanted.set(file, await layOut(ROOT, file, text));
  }
  for (const [file, text] of wanted) {
    if ((await read(file).catch(() => '')) === text) wanted.delete(file);
  }
  return wanted;
}
