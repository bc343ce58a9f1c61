import fs from 'node:fs/promises';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { reserveGlobalData } from '@rslib-docs/kit/node/docusaurus-plugin';
import { collectLayoutFlags } from './collect';
import { readOtherPages } from './other-pages';
import { isIn } from './states';
import { collectOverviews } from './overview';
import { PAGE_DATA_PLUGIN, PAGE_INDEX_FILE } from './contract';
import type { PageData, PageDataGlobal, PageIndexEntry } from './contract';

export interface PageDataOptions {
  lang: string;
  /** Collects the pages, once for all callers: `pageCollector`. */
  collect: (content: AllContent) => Promise<PageData[]>;
}

/** Without the text, and what only later steps of the build need. */
function toIndexEntry(page: PageData): PageIndexEntry {
  const { state, description, content, samples, ...entry } = page;
  return entry;
}

/**
 * Collects the data of every page once, for layout flags (global data), `page-index.json` (emitted),
 * `pages.json` (complete, for later steps of the build) and overview pages.
 */
export default function pageDataPlugin(
  context: LoadContext,
  options: PageDataOptions,
): Plugin<undefined> {
  let pages: PageData[] = [];
  return {
    name: PAGE_DATA_PLUGIN,

    contentLoaded: ({ actions }) => reserveGlobalData(actions),

    async allContentLoaded({ allContent, actions }) {
      pages = await options.collect(allContent);
      actions.setGlobalData({ flags: collectLayoutFlags(pages) } satisfies PageDataGlobal);
      await actions.createData('pages.json', JSON.stringify(pages, null, 2));
      for (const content of Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})) {
        for (const { file, data } of collectOverviews(content as DocsContent, pages)) {
          await actions.createData(file, JSON.stringify(data));
        }
      }
    },

    async postBuild({ outDir, routes }) {
      const listed = pages.filter(({ state }) => isIn('pageIndex', state)).map(toIndexEntry);
      const others = await readOtherPages({ outDir, routes, pages, context, lang: options.lang });
      const index = [...listed, ...others].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
      await fs.writeFile(path.join(outDir, PAGE_INDEX_FILE), JSON.stringify(index));
    },
  };
}
