import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleLazyModule } from '@rslib-docs/runtime/inline-script/bundle';

const entry = path.resolve(import.meta.dirname, '../../src/first-view/search.ts');
const bundle = (provider: string, hasInsights = false) => {
  const constants = {
    SITE_SEARCH: provider,
    SEARCH_INSIGHTS: hasInsights,
    SEARCH_SERVICE: { indexName: 'x' },
  };
  return bundleLazyModule('search', entry, constants).code;
};
const ALGOLIA = 'x-algolia-application-id';
const INSIGHTS = '/1/events?';
const REMOTE = 'searchIndexes';

it.each([
  ['local', 'local', false, [false, false, false]],
  ['remote', 'remote', false, [false, false, true]],
  ['hosted without insights', 'hosted', false, [true, false, false]],
  ['hosted', 'hosted', true, [true, true, false]],
])(
  'the dialog of a provider holds its own code only: %s',
  (_name, provider, hasInsights, expected) => {
    const code = bundle(provider, hasInsights);
    expect([ALGOLIA, INSIGHTS, REMOTE].map((mark) => code.includes(mark))).toEqual(expected);
  },
);
