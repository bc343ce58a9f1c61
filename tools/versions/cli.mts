import path from 'node:path';
import { VERSION_NAMES, isVersionName } from '@rslib-docs/kit/node/versions';
import { UsageError, parseWords, runCommand } from '@rslib-docs/kit/node/command';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run site -- version cut <version>
       npm run site -- version archive
       npm run site -- version restore <version>

cut keeps the documentation as it is now, in both languages, as a version such as 1.0. It becomes the
latest version, at /; docs/ becomes the unreleased one, at /next/. It refuses, with all reasons,
unless the documentation is committed, the translations are clean, the samples and options agree with
the installed Rslib, and the site builds with the version: then all links and anchors are sound. Until
everything is checked nothing in this folder changes; an interrupt leaves nothing behind.

archive writes the oldest version out as static pages, in both languages, into archive/<version>/, and
takes it out of the build. Every build puts the pages back at their addresses, byte for byte. BASE_URL
and SITE_URL must be the deployment's: the pages are for these addresses.

restore makes an archived version part of the build again, from the sources kept beside its pages.

Exit codes: 0 done, 1 refused, 2 wrong usage.`;

// Loaded late: help and wrong usage must answer at once.
const OF_A_VERSION: Readonly<Record<string, (version: string) => Promise<void>>> = {
  cut: async (version) => (await import('./cut.mts')).cutVersion(ROOT, version),
  restore: async (version) => (await import('./archive.mts')).restoreVersion(ROOT, version),
};

await runCommand(USAGE, async (args) => {
  const [action = '', version, ...others] = parseWords(args, {}).positionals;
  if (action === 'archive') {
    if (version !== undefined)
      throw new UsageError(`"${version}" is not asked for: the oldest version is archived.`);
    return (await import('./archive.mts')).archiveOldest(ROOT);
  }
  if (!Object.hasOwn(OF_A_VERSION, action))
    throw new UsageError('Name what to do: cut, archive or restore.');
  if (version === undefined || others.length > 0) throw new UsageError('Name one version.');
  if (!isVersionName(version))
    throw new UsageError(`"${version}" is not a valid version name. ${VERSION_NAMES}.`);
  return OF_A_VERSION[action]!(version);
});
