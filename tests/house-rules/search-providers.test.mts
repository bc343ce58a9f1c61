import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleLazyModule } from '@rslib-docs/runtime/inline-script/lazy-modules';

const bundle = (file: string, hasInsights = false) => {
  const entry = path.resolve(import.meta.dirname, '../../src/first-view', file);
  const constants = { SEARCH_INSIGHTS: hasInsights, SEARCH_SERVICE: { indexName: 'x' } };
  return bundleLazyModule('search', entry, constants).code;
};
const ALGOLIA = 'x-algolia-application-id';
const INSIGHTS = '/1/events?';
const REMOTE = 'searchIndexes';

describe('the dialog of a provider holds its code, and that of no other', () => {
  it.each([
    ['local', 'search.ts', false, [false, false, false]],
    ['remote', 'search-remote.ts', false, [false, false, true]],
    ['hosted without insights', 'search-hosted.ts', false, [true, false, false]],
    ['hosted', 'search-hosted.ts', true, [true, true, false]],
  ])('%s', (_name, file, hasInsights, expected) => {
    const code = bundle(file, hasInsights);
    expect([ALGOLIA, INSIGHTS, REMOTE].map((mark) => code.includes(mark))).toEqual(expected);
  });
});
