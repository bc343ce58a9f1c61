import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Deadline } from './engine.mts';

const SOON_MS = 20;
const OVER = 'time for an answer is over';

it('gives the answers that come in time, when none is late', async () => {
  const late = vi.fn();
  await expect(new Deadline(1000).within(wait(1, 'here'), late)).resolves.toBe('here');
  expect(late).not.toHaveBeenCalled();
});

it.each([SOON_MS, -1])('with %i ms left, hands what comes too late to a cleaner', async (ms) => {
  const late = vi.fn();
  const awaited = wait(SOON_MS * 3, 'connection');
  await expect(new Deadline(ms).within(awaited, late)).rejects.toThrow(OVER);
  await awaited;
  await wait(1);
  expect(late).toHaveBeenCalledExactlyOnceWith('connection');
});

it('says what is left, and throws if nothing is', () => {
  expect(new Deadline(1000).left()).toBeGreaterThan(900);
  expect(() => new Deadline(0).left()).toThrow(OVER);
});
