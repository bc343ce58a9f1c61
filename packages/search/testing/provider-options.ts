/** Options of each provider, for tests. */
export const LOCAL = { provider: 'local' } as const;
export const HOSTED = {
  provider: 'hosted',
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
} as const;
export const REMOTE = {
  provider: 'remote',
  apiUrl: 'https://search.example/api?x=1',
  searchIndexes: ['docs', { value: 'rsbuild', label: 'Rsbuild' }],
} as const;
