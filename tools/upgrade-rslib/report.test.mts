import { expect, it } from 'vitest';
import { byPage, formatDetails, formatSummary, type Change } from './report.mts';

const change = (file: string, line: number, harm: Change['harm'], message = 'differs'): Change => ({
  ...{ file, line, harm, message },
});
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';

it('pages are in order of harm, then of how much changes; both languages are one page', () => {
  const pages = byPage([
    change('docs/b.mdx', 9, 'output'),
    change('docs/a.mdx', 3, 'output'),
    change(`${CHINESE}/a.mdx`, 4, 'output'),
    change('docs/c.mdx', 1, 'message'),
    change('docs/b.mdx', 2, 'fails'),
  ]);
  expect(pages.map(({ page, changes }) => [page, ...changes.map(({ line }) => line)])).toEqual([
    ['docs/b.mdx', 2, 9],
    ['docs/c.mdx', 1],
    ['docs/a.mdx', 3, 4],
  ]);
});

it('the summary takes one screen, however much changes', () => {
  const many = Array.from({ length: 100 }, (_, at) => change(`docs/${at}.mdx`, 1, 'output'));
  const summary = formatSummary(
    '1.0.0',
    '1.0.1',
    [...many, change('docs/x.mdx', 1, 'fact')],
    'file',
  );
  expect(summary.split('\n').length).toBeLessThanOrEqual(24);
  expect(summary).toContain('101 changes in 101 pages');
  expect(summary).toMatch(/^docs\/x\.mdx +fact 1$/m);
  expect(summary).toMatch(/^… and \d+ more$/m);
  const few = formatSummary('1.0.0', '1.0.1', many.slice(0, 3), 'file');
  expect(few).not.toContain('more');
  expect(formatSummary('1.0.0', '1.0.1', [], 'file')).toContain(
    'nothing that the pages say changes',
  );
});

it('the details say page, line, what was and what is', () => {
  const one = {
    ...change('docs/a.mdx', 7, 'output', 'dist/index.js differs'),
    expected: 'a',
    actual: 'b',
  };
  const details = formatDetails('1.0.0', '1.0.1', [one]);
  expect(details).toContain('## docs/a.mdx');
  expect(details).toContain('docs/a.mdx:7: dist/index.js differs');
  expect(details).toMatch(/-a\n.*\+b/);
});
