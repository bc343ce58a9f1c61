import {
  SearchUnavailable,
  type SearchAnswer,
  type SearchProvider,
  type SearchRequest,
} from '../contract';
import type { HostedService } from '../../engine/options';
import { createHostedClient } from './client';
import { readAnswer } from './hits';
import { createInsights } from './insights';
import { toQuery } from './request';

/** Written in by the build. */
declare const SEARCH_SERVICE: HostedService;
declare const SEARCH_INSIGHTS: boolean;

/** Asks Algolia, or what speaks its protocol. */
export function createHostedProvider(): SearchProvider {
  const client = createHostedClient(SEARCH_SERVICE);
  client.addAlgoliaAgent('@rslib-docs/search');
  // The records hold published addresses; a preview shows its own pages.
  const origins = [...new Set([SEARCH_SERVICE.siteOrigin, location.origin])];

  const readOrForget = async (answer: unknown, query: string): Promise<SearchAnswer> => {
    try {
      return readAnswer(answer, query, origins);
    } catch (error) {
      // What cannot be read must not be kept for an hour.
      await client.clearCache();
      throw error;
    }
  };
  const search = async (request: SearchRequest): Promise<SearchAnswer> => {
    const requests = [toQuery(request, SEARCH_SERVICE, SEARCH_INSIGHTS)];
    try {
      return await readOrForget(await client.search({ requests }), request.query);
    } catch (error) {
      console.error('Search failed.', error);
      throw new SearchUnavailable('The hosted search does not answer.', { cause: error });
    }
  };
  return {
    name: 'hosted',
    credit: { name: 'Algolia', url: 'https://www.algolia.com/' },
    // There is nothing to fetch before a question.
    prefetch: () => undefined,
    search,
    // Without insights the bundler leaves them out.
    ...(SEARCH_INSIGHTS && createInsights(SEARCH_SERVICE, () => import('search-insights'))),
  };
}
