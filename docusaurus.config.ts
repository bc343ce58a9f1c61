import path from 'node:path';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { readGlossary, synonymsOf } from '@rslib-docs/kit/node/glossary';
import { TRANSLATIONS_VARIABLE } from '@rslib-docs/translations/core/places';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary';
import {
  ARCHIVE_FOLDER,
  ARCHIVING_VARIABLE,
  readArchived,
  readVersions,
  outsideSitemap,
  versionSettings,
} from '@rslib-docs/kit/node/versions';
import type { MarkdownCopiesOptions } from './src/plugins/markdown-copies/contract';
import { contentPipeline, dependenciesOf, docsPipeline } from './src/plugins/content-pipeline';
import { createFrontMatterParser } from './src/plugins/front-matter/parse';
import { createGitHistory } from './src/plugins/git-history';
import { BUILD_INVENTORY } from './src/plugins/upstream/inventory';
import upstreamLock from './src/plugins/upstream/upstream.lock.json';
import type { InlineScriptOptions } from '@rslib-docs/runtime/inline-script';
import { assertComparedUpstream } from '@rslib-docs/runtime/upstream/checks';
import type { TrimClientBundleOptions } from '@rslib-docs/runtime/bundle';
import type { PersistentCacheOptions } from '@rslib-docs/runtime/bundle/persistent-cache';
import type { OfflineOptions } from '@rslib-docs/offline';
import type { PageDataOptions } from './src/plugins/page-data';
import { pageCollector } from './src/plugins/page-data/collect';
import { isIn } from './src/plugins/page-data/states';
import type { SocialCardsOptions } from './src/plugins/social-cards';
import type { TranslationsOptions } from '@rslib-docs/translations';
import { readSiteEnvironment, repositoryLinks } from './src/site/environment';
import { readSearchOptions } from './src/site/search-settings';
import { rulesFor } from './src/site/assistant-rules';
import {
  blogFeed,
  contentSite,
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_CONFIGS,
  SITE_TEXTS,
  asLocale,
  baseOfLocale,
  localeConfigsAt,
} from './src/site/locales';
import { FOOTER_LINKS } from './src/site/footer';
import {
  DOCUMENTED_VERSION,
  SITE_TITLE,
  STORAGE_NAMESPACE,
  MAINTAINED_VERSIONS,
} from './src/site/identity';
import { STACKBLITZ_URL } from '@rslib-docs/samples/archive/address';
import type { GivenSearchOptions } from '@rslib-docs/search/plugin/options';
import { searchScripts } from '@rslib-docs/search/plugin/scripts';
import { NAVBAR_ITEMS, SEARCH_AREAS } from './src/site/navbar';
import type { SiteFacts } from './src/site/client';
import { SEARCH_OPTIONS, SITE_OPTIONS } from './src/site/options';

assertComparedUpstream(__dirname, {
  rows: BUILD_INVENTORY,
  compared: upstreamLock,
  toRecord: 'When ours is right again: npm run site -- upstream --write',
});

const env = readSiteEnvironment(process.env);
// The build leaves broken translations out: decisions/0010-translation-drift.md.
const i18nFolder = process.env[TRANSLATIONS_VARIABLE] ?? 'i18n';
const site = contentSite(__dirname, env.url, i18nFolder);
// Docusaurus evaluates this file once per language and tells which one it builds.
const locale = asLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const isTranslation = locale !== DEFAULT_LOCALE;
const localeBase = baseOfLocale(locale, env.baseUrl);
const texts = SITE_TEXTS[locale];
const { feedTitle: title, feedDescription: description } = texts;
const glossary = readGlossary(__dirname);
const versions = readVersions(__dirname);
const search = readSearchOptions(SEARCH_OPTIONS, process.env);
const archiving = process.env[ARCHIVING_VARIABLE];
const isProduction = process.env.NODE_ENV === 'production';
const isOffline = isProduction && SITE_OPTIONS.offline && archiving === undefined;

const kept = archiving === undefined ? '' : `${ARCHIVE_FOLDER}/${archiving}/source`;
const { sourceUrl, editUrl } = repositoryLinks(env, kept);

const feed = blogFeed(locale, localeBase);
const collect = pageCollector({
  siteDir: __dirname,
  lang: locale,
  isTranslation,
  feeds: { blog: feed },
});

const searchOptions = {
  ...search,
  areas: SEARCH_AREAS,
  synonyms: synonymsOf(glossary),
  latestVersion: versions[0] ?? 'current',
  pages: async (content) => (await collect(content)).filter(({ state }) => isIn('search', state)),
  // With what else pages load: their button is there before the app, and their policy names all.
  loadsScripts: false,
} satisfies GivenSearchOptions;
const { modules: searchModules, constants, connectHosts } = searchScripts(searchOptions, env.url);
const firstView = (name: string) => path.join(__dirname, `src/first-view/${name}.ts`);

const siteFacts: SiteFacts = {
  sourceUrl,
  repositoryUrl: env.repository,
  toolVersion: DOCUMENTED_VERSION,
  searchProvider: search.provider,
  archivedVersions: readArchived(__dirname).map(({ version }) => version),
  isArchive: archiving !== undefined,
};

const config: Config = {
  title: SITE_TITLE,
  tagline: texts.tagline,
  favicon: 'favicon.ico', // Not an SVG: the page would have to draw it (decision 0021).
  url: env.url,
  baseUrl: env.baseUrl,
  titleDelimiter: '-',
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
    localeConfigs: localeConfigsAt(env.baseUrl),
    path: i18nFolder,
  },

  future: {
    v4: true,
    // Production has a cache of its own, which knows more: runtime/bundle/persistent-cache.
    faster: { rspackPersistentCache: !isProduction },
    experimental_vcs: createGitHistory(),
  },
  storage: { type: 'localStorage', namespace: STORAGE_NAMESPACE },
  baseUrlIssueBanner: false,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: createFrontMatterParser(__dirname, (message) => logger.warn(message)),
  },

  presets: [
    [
      './src/plugins/preset/index.ts',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl,
          editLocalizedFiles: true,
          showLastUpdateTime: true,
          breadcrumbs: true,
          ...versionSettings(versions, MAINTAINED_VERSIONS, archiving),
          ...docsPipeline(site, { glossary, language: locale }),
        },
        blog: {
          routeBasePath: 'blog/',
          editUrl,
          editLocalizedFiles: true,
          blogTitle: title,
          blogDescription: description,
          postsPerPage: 'ALL',
          archiveBasePath: null,
          blogSidebarCount: 0,
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: { type: 'rss', title, description, language: feed.language },
          ...contentPipeline(site),
        },
        pages: false,
        theme: { customCss: ['./src/design/index.css'] },
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: outsideSitemap(versions, localeBase),
        },
      } satisfies PresetOptions,
    ],
  ],

  // Features that accompany a navigation from page to page rather than stand on a page.
  plugins: [
    './src/plugins/dev-server/index.ts',
    './src/plugins/interface-texts/index.ts',
    './src/plugins/content-rules/index.ts',
    '@rslib-docs/runtime/navigation',
    './src/plugins/output-explorer/index.ts',
    ['@rslib-docs/offline', { isOn: isOffline } satisfies OfflineOptions],
    ['./src/plugins/page-data/index.ts', { lang: locale, collect } satisfies PageDataOptions],
    ['@rslib-docs/search', searchOptions],
    [
      '@rslib-docs/translations',
      { readMarkdown: readCachedMarkdown } satisfies TranslationsOptions,
    ],
    [
      './src/plugins/markdown-copies/index.ts',
      {
        tagline: texts.tagline,
        blogLabel: texts.feedTitle,
        toolVersion: DOCUMENTED_VERSION,
        isTranslation,
        languages: [locale, ...LOCALES.filter((other) => other !== locale)].map((one) => ({
          lang: LOCALE_CONFIGS[one].htmlLang,
          base: baseOfLocale(one, env.baseUrl),
        })),
        rules: rulesFor(locale),
      } satisfies MarkdownCopiesOptions,
    ],
    [
      '@rslib-docs/runtime/bundle/persistent-cache',
      {
        directory: path.join(__dirname, '.cache/bundler'),
        inputs: {
          texts: [
            ...['src', 'packages', 'docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json'],
            ...['package.json', 'package-lock.json', GLOSSARY_FILE],
            ...LOCALES.map((one) => `${i18nFolder}/${one}/code.json`),
          ],
          names: ['static'],
          headers: ['docs', 'blog', 'versioned_docs', i18nFolder],
          settings: /^(?:SITE_|BASE_URL$|SEARCH_|NODE_ENV$|TRANSLATIONS_|DOCUSAURUS_(?!PERF_))/,
        },
        dependenciesOf: (page) => dependenciesOf(page, site),
      } satisfies PersistentCacheOptions,
    ],
    ['@rslib-docs/runtime/bundle/class-names', { folders: ['src', 'packages'] }],
    [
      '@rslib-docs/runtime/bundle',
      {
        sharedFolders: ['src/features', 'src/theme', 'src/design', 'packages'],
        aliases:
          versions.length > 0
            ? {}
            : { '@site/src/features/version/Versions': '@site/src/features/version/no-versions' },
      } satisfies TrimClientBundleOptions,
    ],
    '@rslib-docs/runtime/bundle/route-table',
    [
      './src/plugins/social-cards/index.ts',
      { lang: LOCALE_CONFIGS[locale].htmlLang } satisfies SocialCardsOptions,
    ],
    [
      '@rslib-docs/runtime/inline-script',
      {
        beforePaint: firstView('before-paint'),
        afterText: firstView('after-text'),
        controls: firstView('controls'),
        lazyModules: {
          imageZoom: path.join(__dirname, 'src/features/image-zoom/open-zoom.ts'),
          sampleMenu: path.join(__dirname, 'src/features/code-fence/open-sample-menu.ts'),
          sectionTools: path.join(__dirname, 'src/features/section-menu/section-tools.ts'),
          tooltips: path.join(__dirname, 'src/features/tooltips/tooltips.ts'),
          ...searchModules,
          ...(searchModules.search && { search: firstView('search') }),
        },
        constants: () => ({
          SITE_BASE: env.baseUrl,
          SITE_LOCALES: LOCALES,
          SITE_REPOSITORY: env.repository,
          SITE_OFFLINE: isOffline,
          ...constants,
        }),
        connectHosts,
        formTargets: [STACKBLITZ_URL],
      } satisfies InlineScriptOptions,
    ],
  ],

  customFields: { ...siteFacts },
  themeConfig: {
    navbar: { title: 'Rslib', items: NAVBAR_ITEMS },
    footer: { links: FOOTER_LINKS },
  } satisfies ThemeConfig,
};

export default config;
