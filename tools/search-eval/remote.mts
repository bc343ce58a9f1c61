import { setTimeout as wait } from 'node:timers/promises';
import { LOCAL_RESULTS } from '@rslib-docs/search/engine/limits';
import type { Locale } from '../../src/site/locales';

/** A search engine behind an address, as the remote provider asks it. */
export interface RemoteEngine {
  apiUrl: string;
  index: string;
}

const RETRIES = 20;

/**
 * Asks as the dialog does. A gateway that limits requests says when to come back.
 * @throws Error where it does not answer, or only in part: that would measure something else.
 */
export function searchRemote({ apiUrl, index }: RemoteEngine, lang: Locale) {
  const ask = async (query: string, retries = RETRIES): Promise<string[]> => {
    const url = new URL(apiUrl);
    const params = { keyword: query, limit: String(LOCAL_RESULTS), searchIndexes: index, lang };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    const response = await fetch(url);
    if (response.status === 429 && retries > 0) {
      await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
      return ask(query, retries - 1);
    }
    if (!response.ok) throw new Error(`${url.origin} answered ${response.status}.`);
    const [group] = (await response.json()) as {
      hits: { routePath: string }[];
      partial?: boolean;
    }[];
    if (!group || group.partial) throw new Error(`${url.origin} answered in part only.`);
    return group.hits.map(({ routePath }) => routePath);
  };
  return (query: string) => ask(query);
}
