import type { Redirect } from '../../src/site/redirects';
import { findRedirectProblems, redirectsIn, type PageIds } from './find-redirect-problems.mts';
import { LATEST, type SourcePage, type VersionPages } from './read-addresses.mts';

/** Written by `npm run site -- check addresses --write` only. */
export const PUBLISHED_FILE = 'tools/check/published.json';

const WRITE = 'npm run site -- check addresses --write';

/** Version (`/`, `/next/`, `/1.0/`) → address below it → ids of its sections. */
export type Published = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const idsOf = (pages: VersionPages): PageIds =>
  new Map([...pages].map(([address, { en }]) => [address, en]));

const shown = (version: string, address: string): string => version.slice(0, -1) + address;

const sorted = <T,>(entries: Iterable<[string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The list with today's addresses added: no address leaves it. Only the present sections of a
 * page are kept; nothing can redirect a fragment.
 */
export function record(
  versions: ReadonlyMap<string, VersionPages>,
  published: Published,
): Record<string, Record<string, string[]>> {
  const all = new Map(
    Object.entries(published).map(([version, pages]) => [
      version,
      new Map(Object.entries(pages).map(([address, ids]) => [address, [...ids]])),
    ]),
  );
  for (const [version, pages] of versions) {
    const known = all.get(version) ?? new Map<string, string[]>();
    for (const [address, { en, isUnlisted }] of pages)
      if (!isUnlisted || known.has(address)) known.set(address, [...en].sort());
    all.set(version, known);
  }
  return sorted([...all].map(([version, pages]) => [version, sorted(pages)]));
}

/** Sections that a page has lost in a language, and new ones that are not recorded. */
function checkSections(
  version: string,
  address: string,
  known: readonly string[],
  { en, zh = en, isUnlisted }: SourcePage,
) {
  const added = [...en].filter((id) => !known.includes(id)).map((id) => `#${id}`);
  const since = added.length > 0 ? `; new are ${added.join(', ')}` : '';
  const english = shown(version, address);
  const lost = known.filter((id) => !en.has(id)).map((id) => `${english}#${id}`);
  const lostInChinese = known.filter((id) => en.has(id) && !zh.has(id));
  const gone = [...lost, ...lostInChinese.map((id) => `/zh${english}#${id}`)].map(
    (one) =>
      `${one} was published and is gone${since}. Give the section its id back; where it ` +
      `is gone for good, run ${WRITE}.`,
  );
  const isNew = gone.length === 0 && added.length > 0 && !isUnlisted;
  return isNew ? [`${english} has new sections: ${added.join(', ')}. Run ${WRITE}.`] : gone;
}

function checkVersion(
  version: string,
  pages: VersionPages,
  published: Published[string] | undefined,
  redirects: readonly Redirect[],
): string[] {
  if (!published)
    return [`${version}: its ${pages.size} addresses are not recorded. Run ${WRITE}.`];
  const moved = new Set(redirectsIn(redirects, idsOf(pages)).map(({ from }) => from));
  return [
    ...Object.entries(published).flatMap(([address, ids]) => {
      const page = pages.get(address);
      if (page) return checkSections(version, address, ids, page);
      if (moved.has(address)) return [];
      return [
        `${shown(version, address)} was published and is gone. Say in src/site/redirects.ts where ${address} has moved.`,
      ];
    }),
    ...[...pages]
      .filter(([address, { isUnlisted }]) => !isUnlisted && !(address in published))
      .map(([address]) => `${shown(version, address)} is new. Run ${WRITE}.`),
  ];
}

/**
 * Published addresses and sections that would stop answering, forgotten entries of the list, bad
 * redirects. Each version is compared with its own list; an archived one, which never changes, is not.
 */
export function checkAddresses(
  versions: ReadonlyMap<string, VersionPages>,
  published: Published,
  redirects: readonly Redirect[],
  archived: readonly string[] = [],
): string[] {
  const lost = Object.keys(published).filter(
    (version) => !versions.has(version) && !archived.includes(version.slice(1, -1)),
  );
  // The latest has what has no versions, too, and is never missing.
  const ordered = [...versions].sort(([a], [b]) => Number(b === LATEST) - Number(a === LATEST));
  return [
    ...findRedirectProblems(redirects, [...versions.values()].map(idsOf)),
    ...lost.map(
      (version) =>
        `${version} was published and is gone: versions.json and archive/ name no such version. Restore it.`,
    ),
    ...ordered.flatMap(([version, pages]) =>
      checkVersion(version, pages, published[version], redirects),
    ),
  ];
}
