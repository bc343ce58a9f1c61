import { expect, it } from 'vitest';
import { describeMeasurement, forecast } from './forecast.mts';

it('time and size grow with the pages', () => {
  const measured = { pages: 200, seconds: 40, bytes: 20e6 };
  expect(forecast(measured, 100)).toEqual({ pages: 300, seconds: 60, bytes: 30e6 });
  expect(forecast(measured, 0)).toEqual(measured);
  expect(describeMeasurement(measured)).toBe('200 pages, 40 s, 20.0 MB');
});
