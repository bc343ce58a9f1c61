import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHistory } from './history';

const item = (at: number) => {
  const title = `Page ${at}`;
  return { title, header: title, link: `/page-${at}`, type: 'title' as const };
};
const many = JSON.stringify(Array.from({ length: 10_000 }, (_, at) => item(at)));

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const lengthOf = (list: string) =>
  (JSON.parse(stored[`docs.search.${list}.en`]!) as unknown[]).length;

it('of ten thousand recent searches seven are shown and kept @F36', () => {
  stored['docs.search.recent.en'] = many;
  const history = openHistory('en');
  expect(history.recent()).toHaveLength(7);
  history.removeRecent(item(0));
  expect(lengthOf('recent')).toBe(6);
  history.save(item(1));
  expect(lengthOf('recent')).toBe(5);
});

it('of ten thousand favorites ten are shown and kept @F36', () => {
  stored['docs.search.favorites.en'] = many;
  const history = openHistory('en');
  expect(history.favorites()).toHaveLength(10);
  history.save(item(10_000));
  expect(lengthOf('favorites')).toBe(10);
  expect(history.favorites()[0]).toEqual(item(10_000));
});
