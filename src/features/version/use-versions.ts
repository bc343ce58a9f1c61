import {
  useActiveDocContext,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { INSTEAD_OF } from '@rslib-docs/kit/shared/addresses';
import { useSiteFacts } from '@site/src/site/client';
import { nearestPage } from './nearest-page';

export interface Versions {
  all: readonly GlobalVersion[];
  /** Archived versions are served as they were; their pages are outside this app. */
  archived: readonly { name: string; path: string }[];
  current: GlobalVersion;
  latest: GlobalVersion;
  isArchive: boolean;
  /** Whether the page belongs to a version; posts and missing pages belong to none. */
  isVersioned: boolean;
  /** The target of the switch to a version, and whether it is the same page. */
  targetIn: (version: GlobalVersion) => { to: string; isSame: boolean };
}

function homeOf(version: GlobalVersion): string {
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  return nearestPage(version.path, version, version) ?? main?.path ?? version.path;
}

/** An archived page cannot know the number of the version that will be the latest. */
function useNamedVersions(isArchive: boolean): readonly GlobalVersion[] {
  const all = useVersions(undefined);
  if (!isArchive) return all;
  const label = translate({
    id: 'version.menu.latest',
    message: 'Latest',
    description: 'In the version menu of an archived version, for whichever is the latest one',
  });
  return all.map((version) => (version.isLast ? { ...version, label } : version));
}

/** The versions of the documentation; undefined where there is only one. */
export function useDocVersions(pageExists: boolean): Versions | undefined {
  const { archivedVersions, isArchive } = useSiteFacts();
  const all = useNamedVersions(isArchive);
  const { activeVersion, activeDoc, alternateDocVersions } = useActiveDocContext(undefined);
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const latest = all.find(({ isLast }) => isLast);
  if (all.length < 2 || !latest) return undefined;
  // One not-found page serves every version; only the browser knows the address.
  const active = pageExists || isBrowser ? activeVersion?.name : undefined;
  const current = all.find(({ name }) => name === active) ?? latest;
  const kept = isArchive ? [] : archivedVersions;
  const archived = kept.map((name) => ({ name, path: `${base}${name}/` }));
  const targetIn = (version: GlobalVersion) => {
    const same = alternateDocVersions[version.name];
    if (same) return { to: same.path, isSame: true };
    const near = activeDoc && nearestPage(activeDoc.path, current, version);
    if (!near) return { to: homeOf(version), isSame: false };
    const query = new URLSearchParams({ [INSTEAD_OF]: activeDoc.path.slice(base.length) });
    return { to: `${near}?${query}`, isSame: false };
  };
  const isVersioned = pageExists && activeDoc !== undefined;
  return { all, archived, current, latest, isArchive, isVersioned, targetIn };
}

export interface MissingPage {
  to: string;
  version: GlobalVersion;
}

/** The page that this one replaces. An address outside the site is ignored. */
export function useMissingPage({ all, current }: Versions): MissingPage | undefined {
  const { search } = useLocation();
  const base = useBaseUrl('/');
  // The query is not known when the page is built.
  const isBrowser = useIsBrowser();
  const name = isBrowser && new URLSearchParams(search).get(INSTEAD_OF);
  if (typeof name !== 'string') return undefined;
  const to = base + name;
  const version = all.find(({ docs }) => docs.some(({ path }) => path === to));
  return version && version !== current ? { to, version } : undefined;
}
