/** What is measured together; each part has its own date, as it can be repeated alone. */
export const PARTS = ['weight', 'paint', 'navigation', 'search', 'build', 'growth'] as const;
export type Part = (typeof PARTS)[number];

/** How values are written: kilobytes of 1000 bytes, whole bytes, milliseconds, seconds, megabytes. */
export type Unit = 'kB' | 'B' | 'ms' | 's' | 'MB' | '';

export interface Metric {
  id: string;
  part: Part | 'libraries';
  /** Unit in which it is shown. Values are kept in bytes and milliseconds. */
  unit: Unit;
  /** Values this near to the best one, as a part of it, are as good: times are never exact. */
  tolerance: number;
}

const EXACT = 0.005;
const TIMED = 0.05;

const bytes = (part: Part, id: string, unit: Unit = 'kB'): Metric => ({
  id: `${part}.${id}`,
  part,
  unit,
  tolerance: EXACT,
});
const time = (part: Part, id: string, unit: Unit = 'ms'): Metric => ({
  id: `${part}.${id}`,
  part,
  unit,
  tolerance: TIMED,
});

/** Of all of them less is better. */
export const METRICS: readonly Metric[] = [
  bytes('weight', 'beforePaint'),
  bytes('weight', 'beforePaint.zh'),
  bytes('weight', 'savesData'),
  bytes('weight', 'idle'),
  bytes('weight', 'idle.zh'),
  { id: 'weight.requests', part: 'weight', unit: '', tolerance: 0 },
  time('paint', 'first'),
  time('paint', 'largest'),
  time('paint', 'firstScreen'),
  time('paint', 'blocking'),
  { id: 'paint.shift', part: 'paint', unit: '', tolerance: 0 },
  time('paint', 'control'),
  time('navigation', 'first'),
  time('navigation', 'warm'),
  time('search', 'first'),
  bytes('search', 'bytes'),
  time('build', 'cold', 's'),
  time('build', 'coldCpu', 's'),
  time('build', 'warm', 's'),
  time('build', 'warmCpu', 's'),
  { id: 'build.memory', part: 'build', unit: 'MB', tolerance: TIMED },
  bytes('growth', 'perPage', 'B'),
  time('growth', 'build', 's'),
  { id: 'growth.memory', part: 'growth', unit: 'MB', tolerance: TIMED },
];

/** Of tools that build a library. */
export const LIBRARY_METRICS: readonly Metric[] = ['js', 'dts'].map((task) => ({
  id: `libraries.${task}`,
  part: 'libraries',
  unit: 'ms',
  tolerance: TIMED,
}));

const SCALES: Readonly<Record<Unit, number>> = { kB: 1000, B: 1, ms: 1, s: 1000, MB: 1e6, '': 1 };

/** A value in the unit of its metric, with as many digits as it deserves; without the unit. */
export function formatValue(value: number, unit: Unit): string {
  const scaled = value / SCALES[unit];
  if (unit === 'kB' || unit === 's') return scaled.toFixed(1);
  if (unit === '') return Number.isInteger(scaled) ? String(scaled) : scaled.toFixed(3);
  if (unit === 'B') return String(Math.round(scaled * 10) / 10);
  return String(Math.round(scaled));
}
