import fs from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';

/**
 * Docusaurus writes every page as `x/index.html`. A static host then redirects `/x` to `/x/`, which
 * is not the page's address. Leaves become `x.html`; pages whose address ends in a slash stay.
 * Returns how many files were moved.
 */
export async function writeCleanUrls(
  outDir: string,
  baseUrl: string,
  pages: readonly Pick<PageIndexEntry, 'routePath'>[],
): Promise<number> {
  const leaves = pages.map((page) => page.routePath).filter((route) => !route.endsWith('/'));
  for (const route of leaves) {
    const folder = path.join(outDir, decodeURI(route.slice(baseUrl.length)));
    await fs.rename(path.join(folder, 'index.html'), `${folder}.html`);
    const rest = await fs.readdir(folder);
    if (rest.length === 0) await fs.rmdir(folder);
  }
  return leaves.length;
}
