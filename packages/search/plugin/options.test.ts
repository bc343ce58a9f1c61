import { describe, expect, it } from 'vitest';
import type { RemoteService } from '../engine/options';
import type { DocusaurusConfig } from '@docusaurus/types';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { refuseOtherSearch, searchOrigins, searchService } from './options';
import { HOSTED, LOCAL, REMOTE } from '../testing/provider-options';

const site = { siteOrigin: 'https://docs.example', latestVersion: '1.0' };

it('scripts may talk to the hosts that answer, and no more', () => {
  expect(searchOrigins(LOCAL)).toEqual([]);
  expect(searchOrigins(HOSTED)).toHaveLength(4);
  const hosts = ['https://a.b'];
  expect(searchOrigins({ ...HOSTED, hosts })).toEqual(hosts);
  const withInsights = [...hosts, 'https://insights.algolia.io'];
  expect(searchOrigins({ ...HOSTED, hosts, insights: true })).toEqual(withInsights);
  expect(searchOrigins(REMOTE)).toEqual(['https://search.example']);
  expect(searchOrigins({ ...REMOTE, apiUrl: '/api' })).toEqual([]);
});

describe('what the provider gets', () => {
  it('is nothing for the local one, and no option that only the build needs', () => {
    expect(searchService(LOCAL, site)).toBeNull();
    const { provider, ...service } = HOSTED;
    expect(searchService({ ...service, provider }, site)).toEqual({ ...service, ...site });
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

describe('another search', () => {
  const { dir, at, write } = tempFolder();
  for (const name of ['mine', 'other', '@x/docusaurus-search-console'])
    write(`node_modules/${name}/index.js`, '');
  for (const name of ['mine', 'other'])
    write(`node_modules/${name}/lib/theme/SearchBar/index.js`, '');
  write('src/research-papers.js', '');
  const checkConfig = (themeConfig: object, plugins: unknown[]) =>
    refuseOtherSearch(
      { themeConfig, plugins, themes: [] } as unknown as DocusaurusConfig,
      dir,
      at('node_modules/mine'),
    );
  const check = (...plugins: unknown[]) => checkConfig({}, plugins);

  it('is the one that Docusaurus knows', () => {
    const says = 'themeConfig.algolia is another search. Remove it';
    expect(() => checkConfig({ algolia: {} }, ['mine'])).toThrow(says);
  });

  it('is a package with a button, by whatever name it is listed', () => {
    for (const name of ['other', at('node_modules/other/index.js'), ['other', {}]])
      expect(() => check('mine', name)).toThrow(/other.* is another search.*refusesOthers: false/);
  });

  it('is neither our own, nor one that only has the word in its path', () => {
    const names = ['./src/research-papers.js', '@x/docusaurus-search-console', 'no-such-search'];
    expect(() => check('mine', at('node_modules/mine/index.js'), ...names)).not.toThrow();
  });
});
