import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SIZES, modulesOf } from '../libraries/library.mts';
import { ROOT } from '../sites/site.mts';
import { findStale, readShown, writePage } from './page.mts';
import { formatResults, merge, unsurePairs, type Results } from './results.mts';
import { METRICS, formatPart } from './tables.mts';

const CONDITIONS = {
  date: '2026-11-21T20:30:00Z', command: 'npm run bench', processor: 'A & B', cores: 2,
  memory: 8 * 2 ** 30, system: 'Linux', node: '20.0.0', chromium: '1.2', load: [1, 2],
} as const; // prettier-ignore
const NO_RESULTS: Results = { subjects: {}, conditions: {}, runs: {} };
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

it('a row that is lost names everybody who is better, the best first, and nobody who is worse', () => {
  const lost = results({
    'paint.first': { ours: [700], vitepress: [600], starlight: [500] },
    'paint.control': { ours: [700], vitepress: [600], starlight: [900] },
  });
  const text = formatPart(lost, 'paint', 'en').join('\n');
  expect(text).toContain('First paint: Starlight and VitePress.');
  expect(text).toContain('First control that works: VitePress.');
});

describe('the page', () => {
  const OLD = 'Opening\n\n## Paint {/* #paint */}\n\nWords.\n\n| old |\n\n## Repeat it\n\nWords.\n';
  const page = (shown: Results, second?: Results, old = OLD) =>
    writePage(old, { results: shown, ...(second && { second }) }, 'en');

  it('shows a second kind of machine below the first, where it was measured', () => {
    const text = page(LOST, results({ 'paint.first': { ours: [310], vitepress: [320] } }));
    expect(text).toMatch(/\| First paint, ms \| 650 [^]*second kind of machine[^]*\*\*310\*\*/);
    expect(page(LOST)).not.toContain('second kind');
  });

  it('says where another is better, and where as good, from the data', () => {
    const text = page(LOST);
    expect(text).toContain('| First paint, ms | 650 | 900 | **500** |');
    expect(text).toContain('- First paint: Starlight.');
    expect(text).toContain('- Layout shift, as a score: VitePress, as good.');
    expect(text).toContain('medians of 3 runs: A & B, 2 cores');
  });

  it('says so where nobody is better, and must have a place for what was measured', () => {
    const won = results({ 'paint.first': { ours: [1], vitepress: [2], starlight: [3] } });
    expect(page(won)).toContain('No other is better in any row.');
    expect(() => page(LOST, undefined, 'Opening\n')).toThrow('no heading with the id "paint"');
  });

  it('keeps its words, and what was not measured', () => {
    const text = page(LOST);
    expect(text.startsWith('Opening\n\n## Paint {/* #paint */}\n\nWords.\n\n| ')).toBe(true);
    expect(text.endsWith('\n\n## Repeat it\n\nWords.\n')).toBe(true);
    expect(text).not.toContain('old');
    expect(page(NO_RESULTS)).toBe(OLD);
  });

  it('draws the best first, and is Chinese in Chinese', () => {
    const tools: Results = {
      subjects: { rslib: { name: 'Rslib', version: '1' }, tsup: { name: 'tsup', version: '9' } },
      conditions: { large: CONDITIONS },
      runs: { 'large.js': { rslib: [900, 900], tsup: [500, 500] } },
    };
    const text = writePage('## 大 {/* #large */}\n', { results: tools }, 'zh');
    expect(text).toMatch(
      /^import largeJs from .*\/large-js\.json';\n\n<BenchmarkChart .*ESM 和 CJS/m,
    );
    expect(text).toContain('| ESM 和 CJS（ms） |');
    expect(text).toContain('- ESM 和 CJS：tsup。');
  });
});

it('tools that the halves of the runs order differently are named, and no others', () => {
  const flipping: Results = {
    subjects: { rslib: { name: 'Rslib', version: '1' }, tsup: { name: 'tsup', version: '9' } },
    conditions: { small: CONDITIONS },
    runs: { 'small.js': { rslib: [1, 1, 9, 9], tsup: [5, 5, 5, 5] } },
  };
  expect(formatPart(flipping, 'small', 'en').join('\n')).toContain(
    'order Rslib and tsup differently',
  );
  const runs = { a: [1, 1, 5, 5], b: [3, 3, 3, 3], c: [9, 9, 9, 9] };
  expect(unsurePairs(runs)).toEqual([['a', 'b']]);
  expect(unsurePairs({ a: [1, 2, 1, 2], b: [3, 4, 3, 4] })).toEqual([]);
  expect(unsurePairs({ a: [1], b: [2] })).toEqual([['a', 'b']]);
});

it('every metric that was kept is known', () => {
  const ids = METRICS.map(({ id }) => id);
  for (const { results, second } of Object.values(readShown()))
    for (const { runs } of [results, second ?? NO_RESULTS])
      expect(ids).toEqual(expect.arrayContaining(Object.keys(runs)));
});

it('kept runs are replaced by newer ones of the same subject only, and older ones of a part in which somebody failed are not kept', () => {
  const merged = merge(LOST, results({ 'paint.first': { starlight: [1] } }));
  expect(merged.runs['paint.first']).toMatchObject({ ours: [600, 700, 650], starlight: [1] });
  expect(JSON.parse(formatResults(merged))).toEqual(merged);
  const old = { ...LOST, runs: { ...LOST.runs, 'build.cold': { starlight: [1] } } };
  const { runs } = merge(old, results({ 'paint.first': { ours: [600] } }), ['starlight']);
  expect(runs['paint.first']).toEqual({ ours: [600], vitepress: [900, 900, 900] });
  expect(runs['build.cold']).toEqual({ starlight: [1] });
});

describe('the site', () => {
  it('shows the results that are kept', async () => {
    expect([...(await findStale()).keys()], 'npm run --prefix bench pages').toEqual([]);
  });

  it('says how large the large site was', () => {
    const { pages } = readShown().sites.results.conditions['growth']!;
    const [, section] = fs.readFileSync(path.join(ROOT, 'bench/SITES.md'), 'utf8').split('#growth');
    expect(section!.split('|')[0]).toContain(` ${pages!.toLocaleString('en')} `);
  });

  it.each(['docs/benchmarks.mdx', 'i18n/zh/docusaurus-plugin-content-docs/current/benchmarks.mdx'])(
    'says how many modules the libraries have: %s',
    (file) => {
      const [text] = fs.readFileSync(path.join(ROOT, file), 'utf8').split('{/* #small */}');
      for (const size of SIZES) expect(text).toMatch(new RegExp(`\\b${modulesOf(size)}\\b`));
    },
  );
});
