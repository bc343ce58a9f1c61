import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { emitFiles } from '@rslib-docs/kit/node/emit-files';
import { reserveGlobalData } from '@rslib-docs/kit/node/reserve-global-data';
import { collectPages, collectLayoutFlags } from './collect';
import { readOtherPages } from './other-pages';
import { isIn } from './states';
import { collectOverviews } from './overview';
import {
  PAGE_DATA_PLUGIN,
  PAGE_INDEX_FILE,
  type Feed,
  type PageData,
  type PageDataGlobal,
  type PageIndexEntry,
} from './contract';
import {
  translateAreas,
  writeSearchIndex,
  type SearchArea,
  type WrittenIndex,
} from '@rslib-docs/search/plugin/write-search-index';

export interface PageDataOptions {
  lang: string;
  feeds: Readonly<Record<string, Feed>>;
  /** Whether there is a page that searches. */
  hasSearchPage: boolean;
  /** Areas by which search groups its hits; undefined where nobody needs the search index. */
  searchAreas?: readonly SearchArea[];
}

const OPTIONS = Joi.object<PageDataOptions>({
  lang: Joi.string().required(),
  feeds: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({
        language: Joi.string().required(),
        url: Joi.string().required(),
        mime: Joi.string().required(),
      }),
    )
    .required(),
  hasSearchPage: Joi.boolean().required(),
  searchAreas: Joi.array().items(
    Joi.object({
      label: Joi.string().required(),
      activeMatch: Joi.string().required(),
      hasAnswers: Joi.boolean().required(),
    }),
  ),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PageDataOptions, PageDataOptions>): PageDataOptions {
  return validate(OPTIONS, options);
}

/** Without the text, and what only later steps of the build need. */
function toIndexEntry(page: PageData): PageIndexEntry {
  const { state, description, content, samples, ...entry } = page;
  return entry;
}

/**
 * Collects the data of every page once, after all content is loaded. Whoever needs it reads one of
 * these: the traits (global data, in the browser), `page-index.json` (emitted, no text), or
 * `pages.json` beside the generated files (complete, for later steps of the build), or the
 * headings of an area that the route of its overview page brings, or the static search index.
 */
export default function pageDataPlugin(
  context: LoadContext,
  options: PageDataOptions,
): Plugin<undefined> {
  let pages: PageData[] = [];
  let searchIndex: WrittenIndex = { files: new Map(), isParted: false };
  return {
    name: PAGE_DATA_PLUGIN,

    async contentLoaded({ actions }) {
      reserveGlobalData(actions);
      if (!options.hasSearchPage) return;
      const path = `${context.baseUrl}search`;
      actions.addRoute({ path, component: '@theme/SearchPage', exact: true });
    },

    async allContentLoaded({ allContent, actions }) {
      pages = await collectPages(allContent, {
        siteDir: context.siteDir,
        isTranslation: context.i18n.currentLocale !== context.i18n.defaultLocale,
        ...options,
      });
      if (options.searchAreas) {
        const areas = await translateAreas(options.searchAreas, context.localizationDir);
        const searched = pages.filter(({ state }) => isIn('search', state));
        searchIndex = writeSearchIndex(searched, options.lang, areas);
      }
      const data: PageDataGlobal = {
        traits: collectLayoutFlags(pages),
        ...(searchIndex.isParted && { hasPartedSearchIndex: true }),
      };
      actions.setGlobalData(data);
      await actions.createData('pages.json', JSON.stringify(pages, null, 2));
      for (const content of Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})) {
        for (const { file, data } of collectOverviews(content as DocsContent, pages)) {
          await actions.createData(file, JSON.stringify(data));
        }
      }
    },

    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : { plugins: [emitFiles('search-index', () => searchIndex.files) as never] };
    },

    async postBuild({ outDir, routes }) {
      const listed = pages.filter(({ state }) => isIn('pageIndex', state)).map(toIndexEntry);
      const others = await readOtherPages({ outDir, routes, pages, context, lang: options.lang });
      const index = [...listed, ...others].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
      await fs.writeFile(path.join(outDir, PAGE_INDEX_FILE), JSON.stringify(index));
    },
  };
}
