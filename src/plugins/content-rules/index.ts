import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '@rslib-docs/kit/node/files';
import { PAGE_DATA_PLUGIN, type PageData } from '../page-data/contract';
import { findForbiddenHtml } from './rules/find-forbidden-html';

/** Stops where a built page holds what no component makes, and names it: a translation is left out. */
export default function contentRulesPlugin(context: LoadContext): Plugin<undefined> {
  const { baseUrl, generatedFilesDir } = context;
  return {
    name: 'content-rules',
    async postBuild({ outDir }) {
      const list = path.join(generatedFilesDir, PAGE_DATA_PLUGIN, 'default/pages.json');
      const pages = JSON.parse(await fs.readFile(list, 'utf8')) as PageData[];
      const sources = new Map(pages.map((page) => [page.routePath, page.relativePath]));
      let found: Error | undefined;
      for (const file of await listFiles(outDir, '.html')) {
        const problem = findForbiddenHtml(await fs.readFile(path.join(outDir, file), 'utf8'));
        if (!problem) continue;
        const route = baseUrl + file.replace(/(?:\/?index)?\.html$/, '');
        const source = sources.get(route) ?? sources.get(`${route}/`) ?? route;
        const message = `${source}: a text of this page becomes ${problem}. Write it as inline code.`;
        // The log shows every cause.
        found = new Error(message, { cause: found });
      }
      if (found) throw found;
    },
  };
}
