import { describe, expect, it } from 'vitest';
import type { RemoteService } from '../engine/options';
import { searchOrigins, searchService } from './options';
import { HOSTED, LOCAL, REMOTE } from '../testing/provider-options';

const site = { siteOrigin: 'https://docs.example', latestVersion: '1.0' };

describe('what scripts may talk to', () => {
  it('are the hosts that answer, and no more', () => {
    expect(searchOrigins(LOCAL)).toEqual([]);
    expect(searchOrigins(HOSTED)).toHaveLength(4);
    expect(searchOrigins({ ...HOSTED, hosts: ['https://a.b'] })).toEqual(['https://a.b']);
    expect(searchOrigins({ ...HOSTED, hosts: ['https://a.b'], insights: true })).toEqual([
      'https://a.b',
      'https://insights.algolia.io',
    ]);
    expect(searchOrigins(REMOTE)).toEqual(['https://search.example']);
    expect(searchOrigins({ ...REMOTE, apiUrl: '/api' })).toEqual([]);
  });
});

describe('what the provider gets', () => {
  it('is nothing for the local one, and no option that only the build needs', () => {
    expect(searchService(LOCAL, site)).toBeNull();
    expect(searchService(HOSTED, site)).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      ...site,
    });
  });

  it('has our own index first', () => {
    const indexes = (options: object) =>
      (searchService({ ...REMOTE, ...options }, site) as RemoteService).indexes;
    expect(indexes({})).toEqual([
      { value: 'docs', label: 'docs' },
      { value: 'rsbuild', label: 'Rsbuild' },
    ]);
    expect(indexes({ indexName: 'rsbuild' })[0]).toMatchObject({ value: 'rsbuild' });
    expect(indexes({ indexName: 'mine', searchIndexes: undefined })).toHaveLength(1);
  });
});
