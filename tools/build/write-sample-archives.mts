import { writeFiles } from '@rslib-docs/kit/node/files';
import { makeArchives } from '@rslib-docs/samples/archive/make-archives';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';

/** Readers take these with a configuration that they have chosen, or that was converted for them. */
const ALSO_NEEDED = {
  'samples/guide/basic/output-explorer/explorer.zip': ['@microsoft/api-extractor'],
  'samples/guide/migration/tsup/entries.zip': ['@microsoft/api-extractor'],
};

/**
 * Writes the project of every sample as an archive that readers take away; returns how many.
 * @param pages the English pages that readers get
 */
export async function writeSampleArchives(
  root: string,
  outDir: string,
  siteUrl: string,
  pages: readonly Pick<PageIndexEntry, 'pagePath' | 'routePath'>[],
): Promise<number> {
  const routes = new Map(pages.map(({ pagePath, routePath }) => [pagePath, routePath]));
  const urlOf = (page: string) =>
    routes.has(page) ? new URL(routes.get(page)!, siteUrl).href : undefined;
  const archives = await makeArchives(root, urlOf, ALSO_NEEDED);
  writeFiles(outDir, new Map(archives.map(({ file, zip }) => [file, zip])));
  return archives.length;
}
