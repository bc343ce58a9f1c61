import fs from 'node:fs/promises';
import path from 'node:path';
import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';
import { LOCALES, type Locale } from '../../src/site/locales';
import { ROOT } from '../sites/site.mts';
import { medians, readResults, resultsFile, type Results } from './results.mts';
import { METRICS, formatPart, formatValue, nameOf, oursIn } from './tables.mts';

const PAGE = 'docs/benchmarks.mdx';
const PAGES: Readonly<Record<Locale, string>> = {
  en: PAGE,
  zh: `${TRANSLATIONS}/${chineseFile(PAGE)}`,
};

/** What is drawn. */
const CHARTED = [
  'libraries.js', 'libraries.dts', 'weight.beforePaint', 'weight.savesData', 'paint.first',
  'paint.control',
]; // prettier-ignore
/** A file for each chart, so that a page loads its own only. */
const CHARTS = 'src/features/benchmarks/charts';

/** The first line of the figures of a section. */
const FIGURES = /^(?:import |<BenchmarkChart|\|)/m;

/** As `npm run format` lays out a page. */
const LAYOUT = {
  parser: 'mdx',
  printWidth: 80,
  proseWrap: 'preserve',
  singleQuote: true,
  embeddedLanguageFormatting: 'off',
} as const;

const SECOND: Readonly<Record<Locale, string>> = {
  en: 'On a second kind of machine, the rows that were measured there:',
  zh: '在另一类机器上的结果（只列出在该机器上测过的项目）：',
};

export interface Shown {
  sites: Results;
  libraries: Results;
  /** Of sites on a second kind of machine, whose rows stand below the first. */
  second: Results;
}

export const readShown = (): Shown => ({
  sites: readResults(resultsFile('sites')),
  libraries: readResults(resultsFile('libraries')),
  second: readResults(resultsFile('sites-second')),
});

const resultsOf = ({ sites, libraries }: Shown, part: string) =>
  part === 'libraries' ? libraries : sites;

/** Those charts of a part in which two can be compared. */
const chartsOf = (results: Results, part: string) =>
  METRICS.filter(({ id }) => id.startsWith(`${part}.`) && CHARTED.includes(id))
    .map((metric) => ({ ...metric, values: medians(results.runs[metric.id]) }))
    .filter(({ values }) => values.length > 1);

/** Name of a metric's chart in a path: `weight-before-paint`. */
const chartName = (id: string): string =>
  id.replace(/[.A-Z]/g, (sign) => `-${sign === '.' ? '' : sign.toLowerCase()}`);

/** Charts, each beside the import of its bars, and table of a part. */
function figuresOf(all: Shown, part: string, locale: Locale): string[] {
  const results = resultsOf(all, part);
  const table = formatPart(results, part, locale);
  if (table.length === 0) return [];
  const charts = chartsOf(results, part).flatMap(({ id, label }) => {
    const name = chartName(id);
    const bars = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const ours = nameOf(results, oursIn(part), locale);
    return [
      `import ${bars} from '@site/${CHARTS}/${name}.json';`,
      `<BenchmarkChart bars={${bars}} ours="${ours}" caption="${label[locale]}" />`,
    ];
  });
  const second = formatPart(all.second, part, locale);
  return [...charts, ...table, ...(second.length > 0 ? [SECOND[locale], ...second] : [])];
}

/** The page with the figures of what was measured. Words before them stay as they are. */
export function writePage(current: string, all: Shown, locale: Locale): string {
  const parts = [all.sites, all.libraries].flatMap(({ conditions }) => Object.keys(conditions));
  const missing = parts.find((part) => !current.includes(`{/* #${part} */}`));
  if (missing) throw new Error(`The page has no heading with the id "${missing}" for its figures.`);
  const sections = current.split(/^(?=#{2,3} )/m).map((section) => {
    const part = /\{\/\* #(\w+) \*\/\}/.exec(section)?.[1] ?? '';
    const figures = figuresOf(all, part, locale);
    if (figures.length === 0) return section;
    return `${[section.split(FIGURES)[0]!.trimEnd(), ...figures].join('\n\n')}\n\n`;
  });
  return `${sections.join('').trimEnd()}\n`;
}

/** What the charts of the site draw, by file: values with units by name, the best first. */
function chartFiles(all: Shown): Map<string, string> {
  const files = new Map<string, string>();
  for (const part of new Set(CHARTED.map((id) => id.split('.')[0]!))) {
    const results = resultsOf(all, part);
    for (const { id, unit, values } of chartsOf(results, part)) {
      const bars = values.map(([subject, value]) => [
        subject === oursIn(part) ? 'ours' : nameOf(results, subject, 'en'),
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
  const { format } = await import('prettier');
  const all = readShown();
  const read = (file: string) => fs.readFile(path.join(ROOT, file), 'utf8');
  const wanted = chartFiles(all);
  for (const locale of LOCALES) {
    const file = PAGES[locale];
    wanted.set(file, await format(writePage(await read(file), all, locale), LAYOUT));
  }
  for (const [file, text] of wanted) {
    if ((await read(file).catch(() => '')) === text) wanted.delete(file);
  }
  return wanted;
}
