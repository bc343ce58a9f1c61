import {
  useActiveDocContext,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { nearestPage } from './nearest-page';

/** Query of an address to which a switch of the version led in place of a page that is missing. */
const INSTEAD_OF = 'instead-of';

export interface VersionTarget {
  to: string;
  /** Whether it is the same page. */
  isSame: boolean;
}

export interface Versions {
  /** Newest first. */
  all: readonly GlobalVersion[];
  current: GlobalVersion;
  latest: GlobalVersion;
  /** Whether the page belongs to a version; posts and missing pages belong to none. */
  isVersioned: boolean;
  /** Where the switch to a version leads. */
  targetIn: (version: GlobalVersion) => VersionTarget;
}

function homeOf(version: GlobalVersion): string {
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  return nearestPage(version.path, version, version) ?? main?.path ?? version.path;
}

/** The versions of the documentation; undefined where there is only one. */
export function useDocVersions(pageExists: boolean): Versions | undefined {
  const all = useVersions(undefined);
  const { activeVersion, activeDoc, alternateDocVersions } = useActiveDocContext(undefined);
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const latest = all.find(({ isLast }) => isLast);
  if (all.length < 2 || !latest) return undefined;
  // One not-found page serves every version; only the browser knows which one is meant.
  const current = (pageExists || isBrowser ? activeVersion : undefined) ?? latest;
  const targetIn = (version: GlobalVersion): VersionTarget => {
    const same = alternateDocVersions[version.name];
    if (same) return { to: same.path, isSame: true };
    const near = activeDoc && nearestPage(activeDoc.path, current, version);
    if (!near) return { to: homeOf(version), isSame: false };
    const query = new URLSearchParams({ [INSTEAD_OF]: activeDoc.path.slice(base.length) });
    return { to: `${near}?${query}`, isSame: false };
  };
  return { all, current, latest, isVersioned: pageExists && activeDoc !== undefined, targetIn };
}

export interface MissingPage {
  to: string;
  version: GlobalVersion;
}

/** The page in place of which this one is shown. What is no page of the site is not believed. */
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
