import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { ARCHIVE_FOLDER, type ArchiveManifest } from '@rslib-docs/kit/node/versions';
import { SITE_FILE, unpackSite } from '../versions/archived-site.mts';

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
  const shown = `${folder}/${SITE_FILE}`;
  const again = `Run: npm run site -- version restore ${version}, and archive it again.`;
  if (manifest.baseUrl !== baseUrl) {
    throw new Error(
      `${folder} was built for the base path ${manifest.baseUrl}, but BASE_URL is ${baseUrl}. ${again}`,
    );
  }
  let files: Map<string, Buffer>;
  try {
    files = unpackSite(await fs.readFile(path.join(root, shown)), manifest.files);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${shown} is not what was archived: ${message}. Restore it from git.`, {
      cause: error,
    });
  }
  for (const file of files.keys()) {
    if (!existsSync(path.join(outDir, file))) continue;
    if (isOwn(file, version))
      throw new Error(
        `${folder} and the build both have ${file}. Remove ${version} from versions.json.`,
      );
    files.delete(file);
  }
  writeFiles(outDir, files);
}
