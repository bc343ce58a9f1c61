import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_FOLDER, type ArchiveManifest } from '@rslib-docs/kit/node/versions/places';
import { findAlterations } from '../versions/archive-site.mts';

/** Files that belong to the version alone; the others, such as styles, a build may have itself. */
const isOwn = (file: string, version: string): boolean => file.split('/').includes(version);

/**
 * Puts an archived version into a build, byte for byte as it was archived. Stops the build where
 * its pages would not be what they were: altered, meant for another base path, or built again.
 */
export async function addArchivedVersion(
  root: string,
  outDir: string,
  manifest: ArchiveManifest,
  baseUrl: string,
): Promise<void> {
  const { version } = manifest;
  const folder = `${ARCHIVE_FOLDER}/${version}`;
  const site = path.join(root, folder, 'site');
  const again = `Run: npm run site -- version-archive --restore ${version}, and archive it again.`;
  if (manifest.baseUrl !== baseUrl) {
    throw new Error(
      `${folder} was built for the base path ${manifest.baseUrl}, but BASE_URL is ${baseUrl}. ${again}`,
    );
  }
  const [altered] = await findAlterations(site, manifest);
  if (altered !== undefined) {
    throw new Error(`${folder}/site is not what was archived: ${altered}. Restore it from git.`);
  }
  for (const file of Object.keys(manifest.files)) {
    const target = path.join(outDir, file);
    if (existsSync(target)) {
      if (!isOwn(file, version)) continue;
      throw new Error(
        `${folder} and the build both have ${file}. Remove ${version} from versions.json.`,
      );
    }
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(path.join(site, file), target);
  }
}
