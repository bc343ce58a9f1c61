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
} from '@rslib-docs/kit/node/versions/places';
import { readSiteEnvironment } from '../../src/site/environment';
import { MAINTAINED_VERSIONS } from '../../src/site/versions';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import {
  Refusal,
  UsageError,
  parseWords,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { runNode, withCleanup } from '@rslib-docs/kit/node/processes';
import { extractVersion } from './archive-site.mts';
import { sizeOf } from './forecast.mts';
import { treeRefusals } from './refusals.mts';
import { SITE_FILE } from './site-file.mts';
import { createWorkFolder } from './staging.mts';
import { formatVersions, installSources, removeSources, sourcesOf } from './version-files.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run site -- version archive
       npm run site -- version archive --restore <version>

Writes the oldest version out as static pages, in both languages, into ${ARCHIVE_FOLDER}/<version>/,
and takes it out of the build. Every build puts the pages back at their addresses, byte for byte.
--restore makes an archived version part of the build again, from the sources kept beside its pages.

BASE_URL and SITE_URL must be those of the deployment: the pages are for these addresses.

Exit codes: 0 done, 1 refused, 2 wrong usage.`;

function archiveRefusals(versions: readonly string[]): string[] {
  if (versions.length < 2) {
    return ['there is no older version: only what is not the latest can be archived'];
  }
  const oldest = versions.at(-1)!;
  const reasons = treeRefusals(ROOT);
  if (MAINTAINED_VERSIONS.includes(oldest)) {
    reasons.push(`${oldest} is maintained (src/site/versions.ts), and an archive never changes`);
  }
  if (fs.existsSync(path.join(ROOT, ARCHIVE_FOLDER, oldest))) {
    reasons.push(`${ARCHIVE_FOLDER}/${oldest} exists already; remove it`);
  }
  return reasons;
}

/** The new place first, then the list, then the old place: at no time does a build lack a file. */
function install(work: string, version: string, rest: readonly string[]): void {
  const target = path.join(ROOT, ARCHIVE_FOLDER, version);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.renameSync(path.join(work, 'archive'), target);
  try {
    writeFiles(ROOT, new Map([[VERSIONS_FILE, formatVersions(rest)]]));
  } catch (error) {
    fs.rmSync(target, { recursive: true, force: true });
    throw error;
  }
  removeSources(ROOT, version);
}

async function archiveOldest(): Promise<void> {
  const versions = readVersions(ROOT);
  const reasons = archiveRefusals(versions);
  if (reasons.length > 0) throw new Refusal('Nothing is archived:', reasons);
  const version = versions.at(-1)!;
  const work = createWorkFolder(ROOT, 'version-archive');
  await withCleanup(
    async () => {
      const build = path.join(work, 'build');
      showProgress(`Building the pages of ${version} …`);
      const { code, output } = await runNode(
        ['--import=tsx', 'tools/build/build.mts', '--out-dir', build],
        { cwd: ROOT, env: { [ARCHIVING_VARIABLE]: version } },
      );
      if (code !== 0) throw new Refusal('Nothing is archived; the site does not build:', [output]);

      const to = path.join(work, 'archive');
      const { baseUrl } = readSiteEnvironment(process.env);
      const staticDir = path.join(ROOT, 'static');
      const options = { root: ROOT, build, staticDir, version, baseUrl };
      const { manifest, packed } = await extractVersion(options);
      fs.mkdirSync(to);
      fs.writeFileSync(path.join(to, SITE_FILE), packed);
      fs.writeFileSync(path.join(to, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
      for (const place of sourcesOf(version)) {
        const source = path.join(ROOT, place);
        const copy = path.join(to, 'source', place);
        if (fs.existsSync(source)) fs.cpSync(source, copy, { recursive: true });
      }
      const bytes = await sizeOf(to);
      install(work, version, versions.slice(0, -1));
      console.log(
        `${version} is archived in ${ARCHIVE_FOLDER}/${version}/: ${manifest.routes.length} pages, ` +
          `${(bytes / 1e6).toFixed(1)} MB, for the base path ${baseUrl}. Commit it.\n` +
          `To undo it: npm run site -- version archive --restore ${version}`,
      );
    },
    () => fs.rmSync(work, { recursive: true, force: true }),
  );
}

async function restore(version: string): Promise<void> {
  const archived = readArchived(ROOT).map((manifest) => manifest.version);
  if (!archived.includes(version)) {
    const known = archived.join(', ') || 'none';
    throw new Refusal(`${version} is not restored:`, [`it is not archived; archived: ${known}`]);
  }
  const versions = readVersions(ROOT);
  if (versions.includes(version)) {
    throw new Refusal(`${version} is not restored:`, [`${VERSIONS_FILE} names it already`]);
  }
  const folder = path.join(ROOT, ARCHIVE_FOLDER, version);
  const work = createWorkFolder(ROOT, 'version-restore');
  await withCleanup(
    async () => {
      // A copy is moved, so that the archive stays whole until the very end.
      fs.cpSync(path.join(folder, 'source'), work, { recursive: true });
      installSources(work, ROOT, version, [...versions, version].sort(byVersion));
      fs.rmSync(folder, { recursive: true, force: true });
      if (fs.readdirSync(path.dirname(folder)).length === 0) fs.rmdirSync(path.dirname(folder));
    },
    () => fs.rmSync(work, { recursive: true, force: true }),
  );
  console.log(`${version} is part of the build again. Commit it.`);
}

/** `npm run site -- version archive restore 1.0`, without `--` before the flag: npm takes the flag. */
function restoreFromNpm(positionals: readonly string[]): string | undefined {
  if (process.env.npm_lifecycle_event !== 'version:archive') return undefined;
  const value = process.env.npm_config_restore;
  return value === 'true' ? (positionals[0] ?? '') : value;
}

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseWords(args, { restore: { type: 'string' } });
  const asked = values.restore ?? restoreFromNpm(positionals);
  const extra = positionals.filter((name) => name !== asked);
  if (extra.length > 0)
    throw new UsageError(
      `"${extra[0]}" is not asked for: it is the oldest version that is archived.`,
    );
  if (asked === '') throw new UsageError('Name the version to restore.');
  if (asked !== undefined) await restore(asked);
  else await archiveOldest();
});
