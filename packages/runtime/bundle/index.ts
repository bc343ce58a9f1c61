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

/** Code of the theme that the files of three pages or types of pages would each hold a copy of. */
const SHARED = { name: 'shared', chunks: 'async', minChunks: 3, minSize: 0, priority: 45 } as const;

function codeIn(folders: readonly string[]): RegExp {
  const all = [...folders, '@docusaurus', '@mdx-js'].map((one) => one.replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/](?:${all.join('|')})[\\\\/].*\\.[cm]?[jt]sx?$`);
}

const without = (from: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));

const exactly = (text: string): RegExp => new RegExp(`^${escapeRegExp(text)}$`);
const own = (file: string): string => path.join(__dirname, file);

/** Keeps out of the app what no visitor needs, such as options of the build and unused helpers. */
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
      const replace = (row: Replacement['row'], asked: RegExp, instead: string): Replacement => {
        return { row, asked, instead };
      };
      const always = [
        replace('tslib', /^tslib$/, own('tslib.ts')),
        replace('hoist-statics', /^hoist-non-react-statics$/, own('hoist-statics.ts')),
        replace('head', /^react-helmet-async$/, own('head/helmet.ts')),
        replace('generated-modules', /^@generated\/docusaurus\.config$/, shortConfig),
        ...Object.entries(aliases).map(([asked, file]) => replace(undefined, exactly(asked), file)),
      ];
      // Development shows what is being changed: messages too.
      if (mode !== 'production')
        return { plugins: [define, replaceModules(currentBundler, always)] };
      // Not those of the context, which lack the default messages of the packages.
      const file = path.join(generatedFilesDir, 'codeTranslations.json');
      const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
      const table = /^@generated\/codeTranslations$/;
      const banner = replace('base-url-banner', /\/BaseUrlIssueBanner$/, own('Nothing.tsx'));
      const replaced = [
        ...always,
        replace('generated-modules', table, own('no-messages.ts')),
        ...(siteConfig.baseUrlIssueBanner ? [] : [banner]),
      ];
      return {
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
        plugins: [define, replaceModules(currentBundler, replaced)],
      };
    },
  };
}

/** A route without titles and descriptions of all pages: only Docusaurus' lists of cards need them. */
export function trimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as { docs: object } | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(trimRoute) }),
  };
}

/** Without ids and addresses of all pages where there is no other version to find one in. */
export function trimGlobalData(data: GlobalPluginData): GlobalPluginData {
  const isOnly = data.versions.length === 1;
  const versions = data.versions.map((version) => ({
    ...version,
    draftIds: [],
    ...(isOnly && { docs: [] }),
  }));
  return { ...data, versions };
}
