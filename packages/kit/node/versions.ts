import fs from 'node:fs';
import path from 'node:path';

/** Names of the versions that the build knows, newest first; Docusaurus owns its form. */
export const VERSIONS_FILE = 'versions.json';
/** What was archived: a folder for each version. */
export const ARCHIVE_FOLDER = 'archive';
/** In the folder of a version: what it holds. */
export const MANIFEST_FILE = 'manifest.json';

/** Environment variable by which a build is told that it is made for the archive of a version. */
export const ARCHIVING_VARIABLE = 'ARCHIVING_VERSION';

/** Docusaurus' name and address of what is still being written. */
export const UNRELEASED = { name: 'current', path: 'next' } as const;

export interface ArchiveManifest {
  version: string;
  baseUrl: string;
  /** Addresses of the pages that lists may name, with base path and language. */
  routes: string[];
  /** Every file of the site in the order in which it is packed, by its path below the base path. */
  files: Record<string, { bytes: number; sha256: string }>;
}

/** `1.0`, `2.x`, `3.0.0-beta.1`: begins with a digit, so no language and no page has that name. */
const VERSION_NAME = /^\d{1,4}(?:\.(?:\d{1,4}|x)){0,2}(?:-[a-z\d]{1,10}(?:\.[a-z\d]{1,5})?)?$/;
/** What a version may be called, for messages. */
export const VERSION_NAMES = 'Use numbers: 1.0, 2.x, 3.0.0-beta.1';

export const isVersionName = (name: string): boolean => VERSION_NAME.test(name);

/** Newest first: 10.0 before 9.1, and a release before its candidates. */
export function byVersion(a: string, b: string): number {
  const [coreA = '', preA] = a.split(/-(.*)/s);
  const [coreB = '', preB] = b.split(/-(.*)/s);
  const order = coreB.localeCompare(coreA, 'en', { numeric: true });
  if (order !== 0 || preA === preB) return order;
  if (preA === undefined) return -1;
  if (preB === undefined) return 1;
  return preB.localeCompare(preA, 'en', { numeric: true });
}

/** Read as `T`, which is not proven. `shown` is what a message calls the file. */
function readJson<T>(file: string, shown: string): T {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${shown}: ${message}. Restore it from the repository.`, { cause: error });
  }
}

/** The versions that were cut, newest first. None where none was. */
export function readVersions(siteDir: string): string[] {
  const file = path.join(siteDir, VERSIONS_FILE);
  if (!fs.existsSync(file)) return [];
  const names = readJson<unknown>(file, VERSIONS_FILE);
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw new Error(`${VERSIONS_FILE}: expected a list of version names. Restore it.`);
  const wrong = names.find((name) => !isVersionName(name));
  if (wrong !== undefined) {
    throw new Error(
      `${VERSIONS_FILE}: "${wrong}" is no name of a version. ${VERSION_NAMES}. Take it out of ` +
        `${VERSIONS_FILE}, remove versioned_docs/version-${wrong} and ` +
        `versioned_sidebars/version-${wrong}-sidebars.json, and cut it under another name.`,
    );
  }
  return names;
}

/** The manifests of the versions that were archived, newest first. */
export function readArchived(siteDir: string): ArchiveManifest[] {
  const folder = path.join(siteDir, ARCHIVE_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((name) => path.join(ARCHIVE_FOLDER, name, MANIFEST_FILE))
    .filter((shown) => fs.existsSync(path.join(siteDir, shown)))
    .map((shown) => readJson<ArchiveManifest>(path.join(siteDir, shown), shown))
    .sort((a, b) => byVersion(a.version, b.version));
}

/** For the docs plugin: search engines find an older version only while it is maintained. */
export function versionSettings(
  names: readonly string[],
  maintained: readonly string[],
  archiving?: string,
): { versions: Record<string, { noIndex: boolean }>; onlyIncludeVersions?: string[] } {
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
