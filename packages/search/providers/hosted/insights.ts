import type { InsightsClient, InsightsEvent } from 'search-insights';
import type { SearchHit } from '../contract';
import { VIEWED_CHUNK, VIEWED_DEBOUNCE_MS } from '../../engine/limits';
import { INSIGHTS_HOST, type HostedService } from '../../engine/options';

type Load = () => Promise<{ default: InsightsClient }>;

/** Tells the service which hits were seen and opened. Nothing is stored in the browser. */
export function createInsights(
  { appId, apiKey, indexName, insightsHost }: HostedService,
  load: Load,
) {
  let loading: Promise<InsightsClient | undefined> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const start = async (): Promise<InsightsClient | undefined> => {
    try {
      const { default: send } = await load();
      send('init', { appId, apiKey, host: insightsHost ?? INSIGHTS_HOST, useCookie: false });
      return send;
    } catch (error) {
      console.error('Search insights could not be loaded.', error);
      return undefined;
    }
  };
  const report = async (events: readonly InsightsEvent[]): Promise<void> => {
    loading ??= start();
    const send = await loading;
    try {
      for (const event of events) await send?.('sendEvents', [event]);
    } catch (error) {
      console.error('Search insights could not be sent.', error);
    }
  };

  return {
    /** The last list that was shown before the reader paused, in parts that the service takes. */
    shown(hits: readonly SearchHit[]): void {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        const ids = hits.flatMap(({ tracking }) => (tracking ? [String(tracking.objectID)] : []));
        const chunks = Array.from({ length: Math.ceil(ids.length / VIEWED_CHUNK) }, (_, at) =>
          ids.slice(at * VIEWED_CHUNK, (at + 1) * VIEWED_CHUNK),
        );
        const base = { eventType: 'view', eventName: 'Items Viewed', index: indexName } as const;
        void report(chunks.map((objectIDs) => ({ ...base, objectIDs })));
      }, VIEWED_DEBOUNCE_MS);
    },
    opened({ tracking }: SearchHit): void {
      if (!tracking) return;
      const { objectID, position, queryID } = tracking;
      void report([
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index: indexName,
          objectIDs: [String(objectID)],
          ...(queryID && { queryID: String(queryID), positions: [Number(position)] }),
        },
      ]);
    },
  };
}
