import { beforeEach, expect, it, vi } from 'vitest';
import { createEarlyEnter, type SearchState } from './session';

const key = (name: string, isComposing = false) =>
  ({ key: name, isComposing, preventDefault: vi.fn() }) as unknown as KeyboardEvent;

/** The engine's state: the rows of one query while another is in the field. */
const state = (query: string, answered?: string) =>
  ({ query, collections: [{ source: { query: answered }, items: [] }] }) as unknown as SearchState;

const press = vi.fn();
let enter: ReturnType<typeof createEarlyEnter>;
const settle = () => new Promise((resolve) => setTimeout(resolve));
beforeEach(() => {
  press.mockClear();
  enter = createEarlyEnter(press);
});

it('lets an Enter pass whose rows are shown', () => {
  for (const shown of [state('umd', 'umd'), state(''), state('  ')]) {
    enter.update(shown);
    expect(enter.buffer(key('Enter'))).toBe(false);
  }
});

it.each([
  ['the rows of the query before', state('sourcemap', 'umd')],
  ['the history', state('sourcemap')],
])(
  'holds an Enter over %s until the answer has come, and presses it once',
  async (_name, early) => {
    const event = key('Enter');
    enter.update(early);
    expect(enter.buffer(event)).toBe(true);
    enter.update(early);
    await settle();
    expect(press).not.toHaveBeenCalled();
    enter.update(state('sourcemap', 'sourcemap'));
    enter.update(state('sourcemap', 'sourcemap'));
    await settle();
    expect(press.mock.calls).toEqual([[event]]);
  },
);

it.each([
  ['another key', () => enter.buffer(key('ArrowDown'))],
  ['typing or closing', () => enter.clear()],
])('forgets it after %s', async (_name, act) => {
  enter.update(state('sourcemap', 'umd'));
  enter.buffer(key('Enter'));
  act();
  enter.update(state('sourcemap', 'sourcemap'));
  await settle();
  expect(press).not.toHaveBeenCalled();
});

it('leaves an Enter that an input method needs', () => {
  enter.update(state('zifu', 'umd'));
  expect(enter.buffer(key('Enter', true))).toBe(false);
});
