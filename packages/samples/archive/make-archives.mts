import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { readPages } from '../runner/fences.mts';
import { SAMPLE_PACKAGES } from '../runner/packages.mts';
import { planPages, type Project } from '../runner/plan.mts';
import { archiveFile, isInstallable } from './address';
import { readInstalled } from './installed.mts';

export interface Archive {
  project: Project;
  /** Where it lies below the base path of the site. */
  file: string;
  zip: Uint8Array;
}

/** What they need is found by the compiler, which takes as long to load as all of them to be read. */
const fromCache = contentCache('sample-archives', {
  packages: [],
  sources: [
    'packages/samples/archive',
    'package-lock.json',
    `${SAMPLE_PACKAGES}/package.json`,
    `${SAMPLE_PACKAGES}/package-lock.json`,
  ],
});

/**
 * The archives of all samples of the project at `root`, in the files of the English pages: a
 * translation builds the same, and one that is broken is not shown. `urlOf` gives the address of a
 * page; undefined where readers do not get it; `alsoNeeded` names packages by the file of an archive
 * whose readers may change it.
 */
export async function makeArchives(
  root: string,
  urlOf: (page: string) => string | undefined,
  alsoNeeded: Readonly<Record<string, readonly string[]>> = {},
): Promise<Archive[]> {
  const { projects } = planPages(await readPages(root, '', 'english'));
  // A site without samples needs no lockfiles.
  if (projects.length === 0) return [];
  const packages = await readInstalled(root);
  const archives = projects.map(async (project): Promise<Archive[]> => {
    const file = archiveFile(project.page, project.id);
    const pageUrl = urlOf(project.page);
    const isTakeable =
      project.runsAs === project && isInstallable(project.files.get('package.json'));
    if (!file || pageUrl === undefined || !isTakeable) return [];
    const facts = { pageUrl, alsoNeeded: alsoNeeded[file] };
    const { id, files, commands, fails, expectations } = project;
    const zip = await fromCache(
      [id, [...files], commands, fails, expectations, facts],
      async () => {
        const { archiveFiles } = await import('./archive.mts');
        const { zipFiles } = await import('./zip.mts');
        return Buffer.from(zipFiles(archiveFiles(project, { packages, ...facts })));
      },
    );
    return [{ project, file, zip }];
  });
  return (await Promise.all(archives)).flat();
}
