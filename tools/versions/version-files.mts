import fs from 'node:fs';
import path from 'node:path';
import { TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { VERSIONS_FILE } from '@rslib-docs/kit/node/versions/places';

const CHINESE = `${TRANSLATIONS}/docusaurus-plugin-content-docs`;

/** Where Docusaurus keeps a version, relative to the project. */
export const placesOf = (version: string) => ({
  english: `versioned_docs/version-${version}`,
  chinese: `${CHINESE}/version-${version}`,
  labels: `${CHINESE}/version-${version}.json`,
  sidebars: `versioned_sidebars/version-${version}-sidebars.json`,
});

/** Where the Chinese of the unreleased version is. */
export const UNRELEASED_PLACES = {
  chinese: `${CHINESE}/current`,
  labels: `${CHINESE}/current.json`,
} as const;

/** Docusaurus copies the label of the unreleased version; this one has a name. */
export function nameVersion(root: string, version: string): void {
  const file = path.join(root, placesOf(version).labels);
  if (!fs.existsSync(file)) return;
  const labels = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object>;
  const description = `The label for version ${version}`;
  const named = { ...labels, 'version.label': { message: version, description } };
  fs.writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`);
}

export const sourcesOf = (version: string): string[] => Object.values(placesOf(version));

export function removeSources(
  root: string,
  version: string,
  places: readonly string[] = sourcesOf(version),
): void {
  for (const place of places) {
    const target = path.join(root, place);
    fs.rmSync(target, { recursive: true, force: true });
    const parent = path.dirname(target);
    // An empty folder would be left in the working tree, though git knows none.
    if (fs.existsSync(parent) && fs.readdirSync(parent).length === 0) fs.rmdirSync(parent);
  }
}

export const formatVersions = (versions: readonly string[]): string =>
  `${JSON.stringify(versions, null, 2)}\n`;

/**
 * Moves the files of a version from one project folder on this disk into another. They count for
 * nothing until `versions.json` names the version, which is written last, by a rename; where
 * anything fails before that, they are taken away again.
 */
export function installSources(
  from: string,
  to: string,
  version: string,
  versions: readonly string[],
): void {
  const list = path.join(to, VERSIONS_FILE);
  const next = path.join(from, `${VERSIONS_FILE}.next`);
  const moved: string[] = [];
  try {
    for (const place of sourcesOf(version)) {
      const source = path.join(from, place);
      if (!fs.existsSync(source)) continue;
      fs.mkdirSync(path.dirname(path.join(to, place)), { recursive: true });
      fs.renameSync(source, path.join(to, place));
      moved.push(place);
    }
    fs.writeFileSync(next, formatVersions(versions));
    fs.renameSync(next, list);
  } catch (error) {
    removeSources(to, version, moved);
    throw error;
  }
}
