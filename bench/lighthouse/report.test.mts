import { describe, expect, it } from 'vitest';
import { formatTable, readReport, type Report } from './report.mts';

const URL = 'http://127.0.0.1/guide';

function reportOf(performance: number | null, changes: Partial<Report> = {}): Report {
  const one = { score: 1 };
  return {
    categories: {
      performance: { score: performance },
      accessibility: one,
      'best-practices': one,
      seo: one,
    },
    audits: {
      'first-contentful-paint': { numericValue: 700.4 },
      'largest-contentful-paint': { numericValue: 900.6 },
      'total-blocking-time': { numericValue: performance === 1 ? 0 : 120 },
    },
    finalDisplayedUrl: URL,
    ...changes,
  };
}

describe('a report of Lighthouse', () => {
  it('is read as scores of 100 and milliseconds', () => {
    expect(readReport(reportOf(0.964), URL)).toEqual({
      scores: { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 },
      times: {
        'first-contentful-paint': 700,
        'largest-contentful-paint': 901,
        'total-blocking-time': 120,
      },
    });
  });

  it('is refused without a score, without a time, and of another page', () => {
    expect(() => readReport(reportOf(null), URL)).toThrow('no score for performance');
    const tooBusy = { audits: { 'speed-index': { errorMessage: 'The page did not paint.' } } };
    expect(() => readReport(reportOf(null, tooBusy), URL)).toThrow('performance: The page did not');
    expect(() => readReport(reportOf(1, { audits: {} }), URL)).toThrow('no first-contentful-paint');
    const elsewhere = reportOf(1, { finalDisplayedUrl: 'http://127.0.0.1/zh/guide' });
    expect(() => readReport(elsewhere, URL)).toThrow('led to http://127.0.0.1/zh/guide');
  });

  it('stands in the table as the median of all, with the spread', () => {
    const audits = [1, 0.9, 0.97].map((score) => readReport(reportOf(score), URL));
    expect(formatTable({ '/guide': audits }).split('\n').at(-1)).toBe(
      '| /guide | 97 (90–100) | 100 | 100 | 100 | 700 | 901 | 120 (0–120) |',
    );
  });
});
