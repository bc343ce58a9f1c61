import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles, packageMessages } from '@rslib-docs/kit/node/docusaurus-plugin';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { SEARCH_PLUGIN } from '../engine/options';
import { listPages } from './pages';
import { refuseOtherSearch, type SearchPluginOptions } from './options';
import { searchScripts } from './scripts';
import { translateAreas, writeSearchIndex, type PageWithSamples } from './write-search-index';

export { validateOptions } from './options';

/** Folder of the scripts, below the base path of each language. */
const FOLDER = 'search-dialog';
const HASH_LENGTH = 8;

/** Files that are loaded by pages, and the tag by which they begin. */
function makeScripts(
  { siteConfig, baseUrl, i18n, codeTranslations }: LoadContext,
  options: SearchPluginOptions,
) {
  const { currentLocale, defaultLocale, locales } = i18n;
  const { organizationName, projectName, url } = siteConfig;
  const constants = {
    ...searchScripts(options, url).constants,
    SITE_BASE:
      currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, -`${currentLocale}/`.length),
    SITE_LOCALES: [defaultLocale, ...locales.filter((one) => one !== defaultLocale)],
    SITE_LOCALE: currentLocale,
    SITE_STORAGE: projectName || 'docs',
    SITE_REPOSITORY: `https://github.com/${organizationName}/${projectName}`,
    CODE_TRANSLATIONS: { ...packageMessages(__dirname, currentLocale), ...codeTranslations },
  };
  const files = new Map<string, string>();
  /** Puts the values of names before a script that uses and does not declare them. */
  const add = (name: string, values: Readonly<Record<string, unknown>>): string => {
    const code = fs.readFileSync(path.join(__dirname, `../browser/${name}.js`), 'utf8');
    const lines = Object.entries(values)
      .filter(([key]) => code.includes(key))
      .map(([key, value]) => `const ${key}=${JSON.stringify(value)};`);
    const text = lines.join('') + code;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
    const file = `${FOLDER}/${name}.${hash}.js`;
    files.set(file, text);
    return baseUrl + file;
  };
  const LAZY_MODULES = {
    search: add(`dialog-${options.provider}`, constants),
    ...(options.provider === 'local' && { searchWorker: add('worker', constants) }),
    // Only an index that is known before the pages may be in parts.
    ...(options.pages && { searchParts: add('parts-worker', constants) }),
  };
  const src = add('start', { ...constants, LAZY_MODULES });
  return { files, tag: { tagName: 'script', attributes: { type: 'module', src } } };
}

/** The button, the dialog and the page of search, and the index of a build. */
export default function searchPlugin(
  context: LoadContext,
  options: SearchPluginOptions,
): Plugin<undefined> {
  const { siteConfig, siteDir, baseUrl, i18n, localizationDir } = context;
  const { provider, pages, loadsScripts } = options;
  if (options.refusesOthers) refuseOtherSearch(siteConfig, siteDir, path.dirname(__dirname));
  if (provider === 'none') return { name: SEARCH_PLUGIN };
  if (provider === 'local' && !pages && process.env.NODE_ENV === 'development')
    console.info(
      'Search: docusaurus build writes what is found; under docusaurus start it is empty.',
    );
  const scripts = loadsScripts ? makeScripts(context, options) : undefined;
  // A remote engine is filled from the index that the browser searches otherwise.
  const hasIndex = provider !== 'hosted';
  const write = async (searched: readonly PageWithSamples[]) => {
    const areas = await translateAreas(options.areas, localizationDir);
    return writeSearchIndex(searched, i18n.currentLocale, areas);
  };
  /** Files that are written with the bundle, from pages that are known before they are built. */
  let early: ReadonlyMap<string, string> = new Map();
  return {
    name: SEARCH_PLUGIN,
    getThemePath: () => path.join(__dirname, '../theme'),
    getDefaultCodeTranslationMessages: () => packageMessages(__dirname, i18n.currentLocale),
    contentLoaded({ actions }) {
      const route = { path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true };
      actions.addRoute(route);
    },
    async allContentLoaded({ allContent, actions }) {
      if (!hasIndex || !pages) return;
      const { files, isParted } = await write(await pages(allContent));
      early = files;
      if (isParted) actions.setGlobalData({ isParted });
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [emitFiles('search-index', () => early)] },
    injectHtmlTags: () => ({ headTags: scripts ? [scripts.tag] : [] }),
    async postBuild(props) {
      const late = hasIndex && !pages ? (await write(await listPages(props))).files : [];
      writeFiles(props.outDir, new Map([...late, ...(scripts?.files ?? [])]));
    },
  };
}
