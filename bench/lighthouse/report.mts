import { median, range } from '../statistics.mts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Audits whose times are shown, by what they are called in the table. */
export const TIMES = {
  'First paint': 'first-contentful-paint',
  'Largest paint': 'largest-contentful-paint',
  Blocking: 'total-blocking-time',
} as const;

/** The part of Lighthouse's report that is read. */
export interface Report {
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number; errorMessage?: string }>>;
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
}

/** One audit of a page: scores from 0 to 100, times in milliseconds. */
export interface Audit {
  scores: Readonly<Record<string, number>>;
  times: Readonly<Record<string, number>>;
}

/**
 * Reads a report. Throws where a score is missing, or where another page was audited than the one
 * that was asked for: a visitor may be led to the page in their language.
 */
export function readReport(report: Report, url: string): Audit {
  const { categories, audits, runtimeError, finalDisplayedUrl } = report;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const scores = CATEGORIES.map((category): [string, number] => {
    const score = categories[category]?.score;
    if (typeof score !== 'number') {
      const errors = [
        runtimeError?.message,
        ...Object.values(audits).map((one) => one.errorMessage),
      ];
      const reason =
        errors.find((message) => message !== undefined) ?? 'Lighthouse says no reason.';
      throw new Error(`${url} has no score for ${category}: ${reason}`);
    }
    return [category, Math.round(score * 100)];
  });
  const times = Object.values(TIMES).map((audit): [string, number] => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${url} has no ${audit}.`);
    return [audit, Math.round(value)];
  });
  return { scores: Object.fromEntries(scores), times: Object.fromEntries(times) };
}

/** The median, with the smallest and the largest value where they differ. */
function summary(values: readonly number[]): string {
  const [smallest, largest] = range(values);
  const middle = String(Math.round(median(values)));
  return smallest === largest ? middle : `${middle} (${smallest}–${largest})`;
}

/** A Markdown table of the medians of each page's audits. */
export function formatTable(pages: Readonly<Record<string, readonly Audit[]>>): string {
  const columns = ['Page', ...CATEGORIES, ...Object.keys(TIMES).map((name) => `${name}, ms`)];
  const rows = Object.entries(pages).map(([page, audits]) => [
    page,
    ...CATEGORIES.map((category) => summary(audits.map(({ scores }) => scores[category]!))),
    ...Object.values(TIMES).map((time) => summary(audits.map(({ times }) => times[time]!))),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = line(columns.map((_, at) => (at === 0 ? '---' : '--:')));
  return [line(columns), rule, ...rows.map(line)].join('\n');
}
