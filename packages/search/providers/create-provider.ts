import type { SearchProvider } from './contract';
import { createHostedProvider } from './hosted/provider';
import { createLocalProvider } from './local/local-provider';
import { createRemoteProvider } from './remote/provider';

/** Written in by the build, which leaves out the code of the others. */
declare const SITE_SEARCH: string;

/** Makes the provider that the build has chosen. */
export const createProvider: (getWorker: () => Worker) => SearchProvider =
  SITE_SEARCH === 'hosted'
    ? createHostedProvider
    : SITE_SEARCH === 'remote'
      ? createRemoteProvider
      : createLocalProvider;
