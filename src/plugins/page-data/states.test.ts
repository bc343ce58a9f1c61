import { expect, it } from 'vitest';
import { isIn, stateOf } from './states';

it('of several things that are true of a page, the one counts that hides it most', () => {
  expect(stateOf({ unlisted: false })).toBe('public');
  expect(stateOf({ unlisted: false, isNoIndex: true })).toBe('noindex');
  expect(stateOf({ unlisted: false, isNoIndex: true, isFallback: true })).toBe('fallback');
  expect(stateOf({ unlisted: true, isNoIndex: true, isFallback: true })).toBe('unlisted');
});

it('search engines are shown public pages only, readers all but unlisted ones', () => {
  const STATES = ['public', 'fallback', 'noindex', 'unlisted'] as const;
  expect(STATES.filter((state) => isIn('searchEngines', state))).toEqual(['public']);
  for (const list of ['search', 'pageIndex', 'markdownIndex', 'navigation'] as const) {
    expect(STATES.filter((state) => isIn(list, state))).toEqual(STATES.slice(0, 3));
  }
});
