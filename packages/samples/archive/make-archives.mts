import { readPages } from '../runner/fences.mts';
import { planPages, type Project } from '../runner/plan.mts';
import { archiveFile, isInstallable } from './address';
import { archiveFiles } from './archive.mts';
import { readInstalled } from './installed.mts';
import { zipFiles } from './zip.mts';

export interface Archive {
  project: Project;
  /** Where it lies below the base path of the site. */
  file: string;
  files: ReadonlyMap<string, string>;
  zip: Uint8Array;
}

/**
 * The archives of all samples of the project at `root`, in the files of the English pages: a
 * translation builds the same, and one that is broken is not shown. `urlOf` gives the address of a page; undefined where readers do not
 * get it; `alsoNeeded` names packages by the file of an archive whose readers may change it.
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
  return projects.flatMap((project) => {
    const file = archiveFile(project.page, project.id);
    const pageUrl = urlOf(project.page);
    const isTakeable =
      project.runsAs === project && isInstallable(project.files.get('package.json'));
    if (!file || pageUrl === undefined || !isTakeable) return [];
    const files = archiveFiles(project, {
      packages,
      pageUrl,
      alsoNeeded: alsoNeeded[file],
    });
    return [{ project, file, files, zip: zipFiles(files) }];
  });
}
