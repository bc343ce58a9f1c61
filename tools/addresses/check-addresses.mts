import type { Redirect } from '../../src/site/redirects';
import { findRedirectProblems } from './find-redirect-problems.mts';
import type { SourcePage } from './read-addresses.mts';

/** Written by `npm run site -- addresses --write` only. */
export const PUBLISHED_FILE = 'tools/addresses/published.json';

/** What may be recorded as published. */
export const publicAddresses = (addresses: ReadonlyMap<string, SourcePage>): string[] =>
  [...addresses].flatMap(([address, { isUnlisted }]) => (isUnlisted ? [] : address));

/** Published addresses that would stop answering, forgotten entries of the list, bad redirects. */
export function checkAddresses(
  addresses: ReadonlyMap<string, SourcePage>,
  published: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const ids = new Map([...addresses].map(([address, { en }]) => [address, en]));
  const moved = new Set(redirects.map(({ from }) => from));
  const recorded = new Set(published);
  return [
    ...findRedirectProblems(redirects, ids),
    ...published
      .filter((address) => !addresses.has(address) && !moved.has(address))
      .map(
        (address) =>
          `${address} was published and is gone. Say in src/site/redirects.ts where it has moved.`,
      ),
    ...publicAddresses(addresses)
      .filter((address) => !recorded.has(address))
      .map((address) => `${address} is new. Run npm run site -- addresses --write.`),
  ];
}
