import { afterEach, expect, it, vi } from 'vitest';
import { createHostedProvider } from './provider';

const search = vi.hoisted(() => vi.fn());
vi.mock('./client', () => ({
  createHostedClient: () => ({ addAlgoliaAgent: () => undefined, search }),
}));

afterEach(() => vi.unstubAllGlobals());

it.each([false, true])('clicks are counted where insights are on: %s', async (hasInsights) => {
  search.mockReset().mockResolvedValue({ results: [{ hits: [] }] });
  vi.stubGlobal('SEARCH_SERVICE', { indexName: 'docs', siteOrigin: 'https://rslib.rs' });
  vi.stubGlobal('SEARCH_INSIGHTS', hasInsights);
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await createHostedProvider().search({ query: 'watch', lang: 'en', version: '', limit: 7 });
  expect(search).toHaveBeenCalledExactlyOnceWith({
    requests: [expect.objectContaining({ query: 'watch', clickAnalytics: hasInsights })],
  });
});
