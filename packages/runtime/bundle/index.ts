import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { escapeRegExp } from '@rslib-docs/kit/shared/text';
import { replaceModules, type Replacement } from '../upstream/checks';

export interface TrimClientBundleOptions {
  /** Modules, as they are imported, of which this site needs nothing, with what comes instead. */
  aliases: Readonly<Record<string, string>>;
  /** Folders of the site whose code pages share, beside that of Docusaurus. */
  sharedFolders?: readonly string[];
}

/** What only the build reads of the site's configuration. */
const BUILD_ONLY = [
  'presets', 'plugins', 'themes', 'clientModules', 'markdown', 'i18n', 'storage', 'scripts',
  'stylesheets', 'headTags', 'staticDirectories', 'onBrokenLinks', 'onBrokenAnchors',
  'onBrokenMarkdownLinks', 'onDuplicateRoutes',
]; // prettier-ignore
/** Code is highlighted when the site is built; the app never asks for Prism's colors. */
const BUILD_ONLY_OF_THEME = ['prism'];

/**
 * Code of the theme that the files of three pages or types of pages would each hold a copy of. A
 * page loads several such files, and with the next page some more.
 */
const SHARED = {
  name: 'shared',
  chunks: 'async',
  minChunks: 3,
  minSize: 0,
  priority: 45,
} as const;

function codeIn(folders: readonly string[]): RegExp {
  const all = [...folders, '@docusaurus', '@mdx-js'].map((one) => one.replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/](?:${all.join('|')})[\\\\/].*\\.[cm]?[jt]sx?$`);
}

const without = (from: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));

const exactly = (text: string): RegExp => new RegExp(`^${escapeRegExp(text)}$`);
const own = (file: string): string => path.join(__dirname, file);

/**
 * Keeps out of the app what no visitor needs: the options of the build and of its plugins, messages
 * that nothing names, a banner that is switched off, helpers that packages bring and this app does
 * not use, and parts in which this site has nothing to show.
 */
export default function trimClientBundlePlugin(
  { siteConfig, siteDir, generatedFilesDir }: LoadContext,
  { aliases, sharedFolders = ['src'] }: TrimClientBundleOptions,
): Plugin {
  let shortConfig: string;
  return {
    name: 'trim-client-bundle',
    // After all others: themes translate their part of the configuration when they are loaded.
    async allContentLoaded({ actions }) {
      const themeConfig = without(siteConfig.themeConfig, BUILD_ONLY_OF_THEME);
      const shown = { ...without(siteConfig, BUILD_ONLY), themeConfig };
      shortConfig = await actions.createData('site-config.json', JSON.stringify(shown));
    },
    configureWebpack({ mode }, isServer, { currentBundler }) {
      const define = new currentBundler.instance.DefinePlugin({
        SITE_STORAGE: JSON.stringify(siteConfig.storage.namespace),
      });
      if (isServer) return { plugins: [define] };
      const replace = (...replacements: Replacement[]) =>
        replaceModules(currentBundler, replacements);
      const always = {
        plugins: [
          define,
          replace(
            { row: 'tslib', asked: /^tslib$/, instead: own('tslib.ts') },
            {
              row: 'hoist-statics',
              asked: /^hoist-non-react-statics$/,
              instead: own('hoist-statics.ts'),
            },
            { row: 'head', asked: /^react-helmet-async$/, instead: own('head/helmet.ts') },
            {
              row: 'generated-modules',
              asked: /^@generated\/docusaurus\.config$/,
              instead: shortConfig,
            },
            ...Object.entries(aliases).map(([asked, file]) => ({
              asked: exactly(asked),
              instead: file,
            })),
          ),
        ],
      };
      // Development shows what is being changed: messages too.
      if (mode !== 'production') return always;
      // Not those of the context, which lack the default messages of the packages.
      const file = path.join(generatedFilesDir, 'codeTranslations.json');
      const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
      return {
        ...always,
        module: {
          rules: [
            {
              // Not `test`: Docusaurus takes rules that test for MDX for those of its plugins.
              resource: /\.(?:[jt]sx?|mdx?)$/,
              enforce: 'post' as const,
              use: [{ loader: own('write-messages.cjs'), options: { messages } }],
            },
            {
              resource: path.join(generatedFilesDir, 'client-modules.js'),
              use: [{ loader: own('portable-requests.cjs'), options: { siteDir } }],
            },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: { [SHARED.name]: { ...SHARED, test: codeIn(sharedFolders) } },
          },
        },
        plugins: [
          ...always.plugins,
          replace({
            row: 'generated-modules',
            asked: /^@generated\/codeTranslations$/,
            instead: own('no-messages.ts'),
          }),
          ...(siteConfig.baseUrlIssueBanner
            ? []
            : [
                replace({
                  row: 'base-url-banner',
                  asked: /\/BaseUrlIssueBanner$/,
                  instead: own('Nothing.tsx'),
                }),
              ]),
        ],
      };
    },
  };
}

/**
 * The routes of a version without the titles and descriptions of all its pages. Docusaurus sends
 * them to every visitor for its lists of cards (`useDocById`), which this site does not have; were
 * one used, the build would stop, as it draws the same routes.
 */
export function trimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as { docs: object } | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(trimRoute) }),
  };
}

/**
 * Ids and addresses of all pages are only needed to find a page again in another version; those of
 * drafts are for nobody else.
 */
export function trimGlobalData(data: GlobalPluginData): GlobalPluginData {
  const isOnly = data.versions.length === 1;
  const versions = data.versions.map((version) => ({
    ...version,
    draftIds: [],
    ...(isOnly && { docs: [] }),
  }));
  return { ...data, versions };
}
