import fs from 'node:fs/promises';
import path from 'node:path';
import { PAGE_INDEX_FILE, type PageIndexEntry } from '../../src/plugins/page-data/contract';
import { DEFAULT_LOCALE, LOCALES } from '../../src/site/locales';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { OUR_BUILD, STOCK_BUILD } from './build-sites.mts';
import { contentPages } from './same-pages.mts';

const FOLDERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Paths of the pages in our build, below the base path. Throws where there is no build. */
export async function readOurPages(baseUrl: string): Promise<string[]> {
  const pages: PageIndexEntry[] = [];
  for (const folder of ['', ...FOLDERS]) {
    const file = path.join(OUR_BUILD, folder, PAGE_INDEX_FILE);
    const text = await fs.readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error('There is no build of this site. Run npm run build first, or add --build.', {
        cause,
      });
    });
    pages.push(...(JSON.parse(text) as PageIndexEntry[]));
  }
  const foreign = pages.find(({ routePath }) => !routePath.startsWith(baseUrl));
  if (foreign) {
    throw new Error(`build/ was made for another BASE_URL than "${baseUrl}". Run with --build.`);
  }
  // The list of posts, search and the like are not in both builds.
  const content = pages.filter(({ relativePath }) => relativePath !== '');
  return content.map(({ routePath }) => routePath.slice(baseUrl.length));
}

/** Paths of the content pages in the stock build. Throws where there is no build. */
export async function readStockPages(): Promise<string[]> {
  const files = await listFiles(STOCK_BUILD, '.html').catch((cause: unknown) => {
    throw new Error('There is no stock build to use again. Run without --reuse-stock.', { cause });
  });
  return contentPages(files, FOLDERS);
}
