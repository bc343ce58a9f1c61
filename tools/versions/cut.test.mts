import { expect, it } from 'vitest';
import { describeMeasurement, forecast } from './cut.mts';

const measured = { pages: 200, seconds: 40, bytes: 20e6 };

it('a forecast takes the same without more pages, and is right within a third with more', () => {
  expect(forecast(measured, 0)).toEqual(measured);
  expect(describeMeasurement(measured)).toBe('200 pages, 40 s, 20.0 MB');
  // One more version beside two makes half as many pages again.
  const { pages, seconds, bytes } = forecast(measured, 100);
  expect(pages).toBe(300);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const truth = 1 - share + share * (300 / 200);
    expect(Math.abs(seconds / (measured.seconds * truth) - 1)).toBeLessThan(1 / 3);
    expect(Math.abs(bytes / (measured.bytes * truth) - 1)).toBeLessThan(1 / 3);
  }
});
