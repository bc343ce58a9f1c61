import fs from 'node:fs';
import path from 'node:path';
import {
  ARCHIVE_FOLDER,
  ARCHIVING_VARIABLE,
  MANIFEST_FILE,
  VERSIONS_FILE,
  byVersion,
  readArchived,
  readVersions,
} from '@rslib-docs/kit/node/versions';
import { Refusal, showProgress } from '@rslib-docs/kit/node/command';
import { readSiteEnvironment } from '../../src/site/environment';
import { MAINTAINED_VERSIONS } from '../../src/site/identity';
import { SITE_FILE, extractVersion } from './archived-site.mts';
import { inWorkFolder, installSources, removeSources, sourcesOf, writeVersions } from './files.mts';
import { runOrRefuse, treeRefusals } from './refusals.mts';

function archiveRefusals(root: string, versions: readonly string[]): string[] {
  if (versions.length < 2) return ['there is no older version: the latest one cannot be archived'];
  const oldest = versions.at(-1)!;
  const reasons = treeRefusals(root);
  if (MAINTAINED_VERSIONS.includes(oldest))
    reasons.push(`${oldest} is maintained (src/site/identity.ts), and an archive never changes`);
  if (fs.existsSync(path.join(root, ARCHIVE_FOLDER, oldest)))
    reasons.push(`${ARCHIVE_FOLDER}/${oldest} exists already; remove it`);
  return reasons;
}

/** Writes the pages of the oldest version out, and takes it out of the build. */
export async function archiveOldest(root: string): Promise<void> {
  const versions = readVersions(root);
  const reasons = archiveRefusals(root, versions);
  if (reasons.length > 0) throw new Refusal('Nothing is archived:', reasons);
  const version = versions.at(-1)!;
  await inWorkFolder(root, async (work) => {
    const build = path.join(work, 'build');
    showProgress(`Building the pages of ${version} …`);
    const command = ['--import=tsx', 'tools/build/build.mts', '--out-dir', build];
    const refusal = 'Nothing is archived; the site does not build:';
    await runOrRefuse(root, command, refusal, { [ARCHIVING_VARIABLE]: version });

    const { baseUrl } = readSiteEnvironment(process.env);
    const staticDir = path.join(root, 'static');
    const extracted = await extractVersion({ root, build, staticDir, version, baseUrl });
    const { manifest, packed } = extracted;
    const made = path.join(work, 'archive');
    fs.mkdirSync(made);
    fs.writeFileSync(path.join(made, SITE_FILE), packed);
    fs.writeFileSync(path.join(made, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    for (const place of sourcesOf(version).filter((one) => fs.existsSync(path.join(root, one))))
      fs.cpSync(path.join(root, place), path.join(made, 'source', place), { recursive: true });

    // The new place first, then the list, then the old place: at no time does a build lack a file.
    const target = path.join(root, ARCHIVE_FOLDER, version);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(made, target);
    try {
      writeVersions(root, versions.slice(0, -1));
    } catch (error) {
      fs.rmSync(target, { recursive: true, force: true });
      throw error;
    }
    removeSources(root, sourcesOf(version));
    console.log(
      `${version} is archived in ${ARCHIVE_FOLDER}/${version}/: ${manifest.routes.length} pages, ` +
        `${(packed.length / 1e6).toFixed(1)} MB, for the base path ${baseUrl}. Commit it.\n` +
        `To undo it: npm run site -- version restore ${version}`,
    );
  });
}

export async function restoreVersion(root: string, version: string): Promise<void> {
  const refuse = (reason: string) => new Refusal(`${version} is not restored:`, [reason]);
  const archived = readArchived(root).map((manifest) => manifest.version);
  if (!archived.includes(version))
    throw refuse(`it is not archived; archived: ${archived.join(', ') || 'none'}`);
  const versions = readVersions(root);
  if (versions.includes(version)) throw refuse(`${VERSIONS_FILE} names it already`);
  const folder = path.join(root, ARCHIVE_FOLDER, version);
  await inWorkFolder(root, async (work) => {
    // A copy is moved, so that the archive stays whole until the very end.
    fs.cpSync(path.join(folder, 'source'), work, { recursive: true });
    installSources(work, root, version, [...versions, version].sort(byVersion));
    removeSources(root, [`${ARCHIVE_FOLDER}/${version}`]);
  });
  console.log(`${version} is part of the build again. Commit it.`);
}
