import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawChart } from './chart.mts';
import { toCharts } from './chart-data.mts';
import { LIBRARY_METRICS, METRICS } from './metrics.mts';
import { chartFiles, writePage } from './page.mts';
import {
  NO_RESULTS,
  RESULTS,
  formatResults,
  merge,
  readAllResults,
  without,
  type Results,
} from './results.mts';
import { formatPart } from './tables.mts';
import { metricLabel } from './texts.mts';

const CONDITIONS = {
  date: '2026-11-21T20:30:00Z', command: 'npm run bench', processor: 'A & B', cores: 2,
  memory: 8 * 2 ** 30, system: 'Linux', node: '20.0.0', chromium: '1.2', load: [1, 2],
} as const; // prettier-ignore
const results = (runs: Results['runs']): Results => ({
  subjects: {
    ours: { name: 'This site', version: '1.0.0' },
    vitepress: { name: 'VitePress', version: '1.6.4' },
    starlight: { name: 'Starlight', version: '0.1.0' },
  },
  conditions: { paint: CONDITIONS },
  runs,
});
const LOST = results({
  'paint.first': { ours: [600, 700, 650], vitepress: [900, 900, 900], starlight: [500, 510, 490] },
  'paint.shift': { ours: [0, 0, 0], vitepress: [0, 0, 0], starlight: [0.1, 0.1, 0.1] },
});

describe('a row that is lost', () => {
  it('names everybody who is better, the best first, and nobody who is worse', () => {
    const lost = results({
      'paint.first': { ours: [700], vitepress: [600], starlight: [500] },
      'paint.control': { ours: [700], vitepress: [600], starlight: [900] },
    });
    const text = formatPart(lost, 'sites', 'paint', 'en')!;
    expect(text).toContain('First paint: Starlight and VitePress.');
    expect(text).toContain('First control that works: VitePress.');
  });
});

describe('the page', () => {
  const page = (sites: Results, second = NO_RESULTS) =>
    writePage(
      'Opening\n\n## Old\n\nold\n',
      { sites, 'sites-second': second, libraries: NO_RESULTS },
      'en',
    );

  it('shows a second kind of machine below the first, where it was measured', () => {
    const text = page(LOST, results({ 'paint.first': { ours: [310], vitepress: [320] } }));
    expect(text).toMatch(/\| First paint, ms \| 650 [^]*second kind of machine[^]*\*\*310\*\*/);
    expect(page(LOST)).not.toContain('second kind');
  });

  it('says where another is better, and where as good, from the data', () => {
    const text = page(LOST);
    expect(text).toContain('| First paint, ms | 650 | 900 | **500** |');
    expect(text).toContain('- First paint: Starlight.');
    expect(text).toContain('- Layout shift, as a score: VitePress, as good as ours.');
    expect(text).toContain('medians of 3 runs: A & B, 2 cores');
  });

  it('says so where nobody is', () => {
    const won = results({ 'paint.first': { ours: [1], vitepress: [2], starlight: [3] } });
    expect(page(won)).toContain('No other generator is better in any row of this table.');
  });

  it('keeps its opening, and has no heading for what was not measured', () => {
    const text = page(LOST);
    expect(text.startsWith('Opening\n\n## This site beside')).toBe(true);
    expect(text).not.toMatch(/## Old|#build|#libraries|#growth/);
    expect(page(NO_RESULTS)).not.toContain('#sites');
  });

  it('says how large the large site was', () => {
    const grown = results({ 'growth.build': { ours: [1], vitepress: [2], starlight: [3] } });
    const conditions = { growth: { ...CONDITIONS, pages: 1200 } };
    expect(page({ ...grown, conditions })).toContain('with 1,200 pages in both languages');
  });

  it('is Chinese in Chinese', () => {
    const text = formatPart(LOST, 'sites', 'paint', 'zh');
    expect(text).toContain('| 首次内容绘制（ms） |');
    expect(text).toContain('- 首次内容绘制：Starlight。');
  });
});

it('tools that the halves of the runs rank differently are not ranked in silence', () => {
  const flipping: Results = {
    subjects: { rslib: { name: 'Rslib', version: '1' }, tsup: { name: 'tsup', version: '9' } },
    conditions: { libraries: CONDITIONS },
    runs: { 'libraries.js': { rslib: [1, 1, 9, 9], tsup: [5, 5, 5, 5] } },
  };
  expect(formatPart(flipping, 'libraries', 'libraries', 'en')).toContain(
    'order Rslib and tsup differently',
  );
});

it('every metric has a label in both languages', () => {
  for (const { id } of [...METRICS, ...LIBRARY_METRICS]) {
    expect(metricLabel(id, 'en'), id).not.toBe(id);
    expect(metricLabel(id, 'zh')).toMatch(/\p{Script=Han}|ESM/u);
  }
});

it('what is measured again replaces the runs of that subject only', () => {
  const again = results({ 'paint.first': { starlight: [1] } });
  const merged = merge(LOST, again);
  expect(merged.runs['paint.first']).toMatchObject({ ours: [600, 700, 650], starlight: [1] });
  expect(JSON.parse(formatResults(merged))).toEqual(merged);
});

it('who fails in a part has no older runs there', () => {
  const left = without(
    { ...LOST, runs: { ...LOST.runs, 'build.cold': { starlight: [1] } } },
    'paint',
    ['starlight'],
  );
  expect(left.runs['paint.first']).toEqual({
    ours: [600, 700, 650],
    vitepress: [900, 900, 900],
  });
  expect(left.runs['build.cold']).toEqual({ starlight: [1] });
});

it('a chart has the best first and says in words what it shows', () => {
  const [chart] = toCharts(LOST, 'sites');
  expect(chart?.bars.map(({ subject }) => subject)).toEqual(['starlight', 'ours', 'vitepress']);
  expect(chart?.bars.map(({ share }) => share)).toEqual([0.556, 0.722, 1]);
  expect(drawChart(LOST, 'sites')).toContain('First paint: Starlight 500 ms, This site 650 ms');
});

describe('the site shows the results that are kept', () => {
  const all = readAllResults();
  const root = path.resolve(RESULTS, '../..');
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

  it('in its charts', () => {
    for (const [file, bars] of Object.entries(chartFiles(all))) {
      expect(Object.entries(JSON.parse(read(file)) as object), file).toEqual(Object.entries(bars));
    }
  });

  it.each([
    ['en', 'docs/benchmarks.mdx'],
    ['zh', 'i18n/zh/docusaurus-plugin-content-docs/current/benchmarks.mdx'],
  ] as const)('in %s', (locale, file) => {
    // Layout is the formatter's: cells are padded, lines are not.
    const plain = (text: string) =>
      text
        .replace(/-{2,}:?/g, '-')
        .replace(/[ \t]+/g, ' ')
        .trim();
    const current = read(file);
    expect(plain(current), 'npm run --prefix bench pages').toBe(
      plain(writePage(current, all, locale)),
    );
  });
});
