import fs from 'node:fs';
import path from 'node:path';
import { VERSIONS_FILE } from '@rslib-docs/kit/node/versions';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { TRANSLATIONS } from '@rslib-docs/translations/core/places';

const CHINESE = `${TRANSLATIONS}/docusaurus-plugin-content-docs`;

/** Where Docusaurus keeps a version, relative to the project. */
export const placesOf = (version: string) => ({
  english: `versioned_docs/version-${version}`,
  chinese: `${CHINESE}/version-${version}`,
  labels: `${CHINESE}/version-${version}.json`,
  sidebars: `versioned_sidebars/version-${version}-sidebars.json`,
});

export const sourcesOf = (version: string): string[] => Object.values(placesOf(version));

export const UNRELEASED_LABELS = `${CHINESE}/current.json`;

/** Docusaurus copies the label of the unreleased version; this one has a name. */
export function nameVersion(root: string, version: string): void {
  const file = path.join(root, placesOf(version).labels);
  if (!fs.existsSync(file)) return;
  const labels = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object>;
  const description = `The label for version ${version}`;
  const named = { ...labels, 'version.label': { message: version, description } };
  fs.writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`);
}

/** The list of versions that are built, newest first. */
export function writeVersions(root: string, versions: readonly string[]): void {
  writeFiles(root, new Map([[VERSIONS_FILE, `${JSON.stringify(versions, null, 2)}\n`]]));
}

export function removeSources(root: string, places: readonly string[]): void {
  for (const place of places) {
    const target = path.join(root, place);
    fs.rmSync(target, { recursive: true, force: true });
    const parent = path.dirname(target);
    // An empty folder would be left in the working tree, though git knows none.
    if (fs.existsSync(parent) && fs.readdirSync(parent).length === 0) fs.rmdirSync(parent);
  }
}

/**
 * Moves the files of a version from one project folder on this disk into another. They count for
 * nothing until `versions.json` names the version, which is written last; where anything fails
 * before that, they are taken away again.
 */
export function installSources(
  from: string,
  to: string,
  version: string,
  versions: readonly string[],
): void {
  const moved: string[] = [];
  try {
    for (const place of sourcesOf(version)) {
      if (!fs.existsSync(path.join(from, place))) continue;
      fs.mkdirSync(path.dirname(path.join(to, place)), { recursive: true });
      fs.renameSync(path.join(from, place), path.join(to, place));
      moved.push(place);
    }
    writeVersions(to, versions);
  } catch (error) {
    removeSources(to, moved);
    throw error;
  }
}

/** Works in a folder on the disk of the project, so that it can be renamed; no work leaves one. */
export async function inWorkFolder(
  root: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const parent = path.join(root, '.cache');
  fs.mkdirSync(parent, { recursive: true });
  const folder = fs.mkdtempSync(path.join(parent, 'version-'));
  const clean = () => fs.rmSync(folder, { recursive: true, force: true });
  await withCleanup(() => work(folder), clean);
}
