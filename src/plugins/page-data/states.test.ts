import { expect, it } from 'vitest';
import { stateOf } from './states';

it('of several things that are true of a page, the one counts that hides it most', () => {
  expect(stateOf({ unlisted: false })).toBe('public');
  expect(stateOf({ unlisted: false, isNoIndex: true })).toBe('noindex');
  expect(stateOf({ unlisted: false, isNoIndex: true, isFallback: true })).toBe('fallback');
  expect(stateOf({ unlisted: true, isNoIndex: true, isFallback: true })).toBe('unlisted');
});
