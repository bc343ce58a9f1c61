import { expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../providers/contract';
import { createAnswers } from './answers';

const request = { query: 'dts', lang: 'en', version: '', limit: 7 };
const answerOf = (label: string): SearchAnswer => ({ groups: [{ label, hits: [] }] });

/** Answers at once, and with all there is when it is told to. */
function open() {
  let giveBetter: (answer: SearchAnswer) => void = () => undefined;
  const better = new Promise<SearchAnswer>((resolve) => (giveBetter = resolve));
  const reader = { isChoosing: false };
  const refresh = vi.fn();
  const ask = async () => ({ ...answerOf('first'), better });
  const answers = createAnswers(ask, () => reader.isChoosing, refresh);
  const label = async () => (await answers.get(request)).answer.groups[0]!.label;
  return { answers, reader, refresh, label, give: () => giveBetter(answerOf('all')) };
}
const tick = () => new Promise((resolve) => setTimeout(resolve));

it('shows what came first, then what all there is answers', async () => {
  const { refresh, label, give } = open();
  expect(await label()).toBe('first');
  expect(refresh).not.toHaveBeenCalled();
  give();
  await tick();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await label()).toBe('all');
});

it('moves no rows under a reader who is choosing', async () => {
  const { answers, reader, refresh, label, give } = open();
  await label();
  reader.isChoosing = true;
  give();
  await tick();
  answers.showBetter();
  expect(refresh).not.toHaveBeenCalled();
  reader.isChoosing = false;
  answers.showBetter();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await label()).toBe('all');
});

it('drops what comes for a question that is not asked any more', async () => {
  const { answers, refresh, label, give } = open();
  await label();
  const next = answers.get({ ...request, isExact: true });
  give();
  await tick();
  expect(refresh).not.toHaveBeenCalled();
  await next;
});

it('asks at once for what was pasted, and waits for who types', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => answerOf('all'));
  const { get } = createAnswers(ask, () => false, vi.fn());
  void get({ ...request, query: 'Cannot find module' });
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  void get({ ...request, query: 'Cannot find module.' });
  await vi.advanceTimersByTimeAsync(149);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  // A first letter after the field was emptied.
  void get({ ...request, query: 'd' });
  await vi.advanceTimersByTimeAsync(149);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
