import fs from 'node:fs/promises';
import path from 'node:path';
import { makeArchives } from '@rslib-docs/samples/archive/make-archives';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';

/** Readers take these with a configuration that they have chosen, or that was converted for them. */
const ALSO_NEEDED = {
  'samples/guide/basic/output-explorer/explorer.zip': ['@microsoft/api-extractor'],
  'samples/guide/migration/tsup/entries.zip': ['@microsoft/api-extractor'],
};

interface SampleArchives {
  /** Folder of the project with the pages. */
  root: string;
  outDir: string;
  /** Origin of the site. */
  siteUrl: string;
  /** The English pages that readers get. */
  pages: readonly Pick<PageIndexEntry, 'pagePath' | 'routePath'>[];
}

/** Writes the project of every sample as an archive that readers take away; returns how many. */
export async function writeSampleArchives(options: SampleArchives): Promise<number> {
  const { root, outDir, siteUrl, pages } = options;
  const routes = new Map(pages.map(({ pagePath, routePath }) => [pagePath, routePath]));
  const archives = await makeArchives(
    root,
    (page) => {
      const route = routes.get(page);
      return route === undefined ? undefined : new URL(route, siteUrl).href;
    },
    ALSO_NEEDED,
  );
  for (const { file, zip } of archives) {
    await fs.mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await fs.writeFile(path.join(outDir, file), zip);
  }
  return archives.length;
}
