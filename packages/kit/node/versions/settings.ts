import { UNRELEASED } from './places';

export interface VersionSettings {
  versions: Record<string, { noIndex: boolean }>;
  /** Only set for an archive, which needs no more than the old version and the latest. */
  onlyIncludeVersions?: string[];
}

/**
 * How the docs plugin treats the versions, newest first: the latest and the unreleased one are
 * found by search engines, an older one only while it is maintained.
 */
export function versionSettings(
  names: readonly string[],
  maintained: readonly string[],
  archiving?: string,
): VersionSettings {
  const [latest, ...older] = names;
  const versions = Object.fromEntries(
    older.map((name) => [name, { noIndex: !maintained.includes(name) }]),
  );
  if (archiving === undefined || latest === undefined) return { versions };
  return { versions, onlyIncludeVersions: [latest, archiving] };
}

/** What the sitemap leaves out: every version but the latest. `base` is that of the language. */
export function outsideSitemap(names: readonly string[], base: string): string[] {
  if (names.length === 0) return [];
  return [...names.slice(1), UNRELEASED.path].map((name) => `${base}${name}/**`);
}
