import { describe, expect, it } from 'vitest';
import type { SearchOptions } from '@rslib-docs/search/engine/options';
import { HOSTED, LOCAL, REMOTE } from '@rslib-docs/search/testing/provider-options';
import { readSearchOptions } from './search-settings';

describe('the option', () => {
  it('is taken as it is, the environment wins', () => {
    expect(readSearchOptions(LOCAL, {})).toEqual(LOCAL);
    expect(readSearchOptions(HOSTED, { SEARCH_PROVIDER: 'none' })).toEqual({ provider: 'none' });
    const other = { SEARCH_INDEX_NAME: 'x', SEARCH_API_URL: '/y' };
    expect(readSearchOptions(HOSTED, other)).toEqual({ ...HOSTED, indexName: 'x' });
    const service = { SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key', SEARCH_INDEX_NAME: 'docs' };
    expect(readSearchOptions(LOCAL, { ...service, SEARCH_PROVIDER: 'hosted' })).toEqual(HOSTED);
  });

  it.each<[string, object, Record<string, string>, string[]]>([
    ['another provider', { provider: 'x' }, {}, ['search.provider', '"x"', '"remote"']],
    ['no id', { ...HOSTED, appId: undefined }, {}, ['search.appId', 'SEARCH_APP_ID', 'missing']],
    ['an empty key', { ...HOSTED, apiKey: '' }, {}, ['search.apiKey', 'missing']],
    ['no index', LOCAL, { SEARCH_PROVIDER: 'remote' }, ['search.apiUrl', 'SEARCH_API_URL']],
    ['an id that is a host', { ...HOSTED, appId: 'a.b/c' }, {}, ['search.appId']],
    ['a host with a path', { ...HOSTED, hosts: ['https://a.b/c'] }, {}, ['search.hosts.0']],
    ['a host without TLS', { ...HOSTED, hosts: ['http://a.b'] }, {}, ['search.hosts.0']],
    ['a policy @F239', { ...HOSTED, hosts: ["https://a.b; script-src '*'"] }, {}, ['hosts.0']],
    ['an address of another kind', { ...REMOTE, apiUrl: 'javascript:x' }, {}, ['search.apiUrl']],
    ['an address without a host', { ...REMOTE, apiUrl: '//a.b/c' }, {}, ['search.apiUrl']],
    ['a comma', { ...REMOTE, searchIndexes: ['a,b'] }, {}, ['search.searchIndexes.0']],
    ['neither index', { ...REMOTE, searchIndexes: undefined }, {}, ['indexName']],
    ['an unknown key', { ...HOSTED, indexname: 'x' }, {}, ['search.indexname']],
  ])('with %s is refused by name @F53', (_name, options, env, says) => {
    const read = () => readSearchOptions(options as SearchOptions, env);
    for (const part of says) expect(read).toThrow(part);
    expect(read).toThrow('src/site/options.ts');
  });
});
