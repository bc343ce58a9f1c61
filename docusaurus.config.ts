import path from 'node:path';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { TRANSLATIONS_VARIABLE } from './src/lib/translation/places';
import { PACKAGE_MANAGERS } from './src/plugins/code-fences/package-managers';
import type { MarkdownCopiesOptions } from './src/plugins/markdown-copies';
import { rehypeDiagrams } from './src/plugins/diagrams/rehype-diagrams';
import { rehypeCodeFences } from './src/plugins/code-fences/rehype-code-fences';
import { createFrontMatterParser } from './src/plugins/front-matter/parse';
import { createGitHistory } from './src/plugins/git-history';
import type { FirstViewOptions } from './src/plugins/first-view';
import type { PageDataOptions } from './src/plugins/page-data';
import type { TranslationStateOptions } from './src/plugins/translation-state';
import { readSiteEnvironment } from './src/site/environment';
import { FOOTER_LINKS } from './src/site/footer';
import {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_CONFIGS,
  SITE_TEXTS,
  asLocale,
  type Locale,
} from './src/site/locales';
import { NAVBAR_ITEMS, SEARCH_AREAS } from './src/site/navbar';
import type { SiteFacts } from './src/site/client';

const DOCUMENTED_VERSION = '1.0.1';
const STORAGE_NAMESPACE = 'rslib';

const env = readSiteEnvironment(process.env);
// Docusaurus evaluates this file once per language and tells which one it builds.
const locale = asLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const baseOf = (one: Locale) => (one === DEFAULT_LOCALE ? env.baseUrl : `${env.baseUrl}${one}/`);
const localeBase = baseOf(locale);
const texts = SITE_TEXTS[locale];
const isProduction = process.env.NODE_ENV === 'production';

const sourceUrl = [env.repository, 'tree', env.branch, env.directory].filter(Boolean).join('/');
const editUrl = [env.repository, 'edit', env.branch, env.directory].filter(Boolean).join('/');

const feed = {
  language: LOCALE_CONFIGS[locale].htmlLang,
  url: `${localeBase}blog/rss.xml`,
  mime: 'application/rss+xml',
};

const content = {
  remarkPlugins: [
    remarkCjkFriendly,
    [npm2yarn, { sync: true, converters: PACKAGE_MANAGERS }] as [typeof npm2yarn, object],
  ],
  rehypePlugins: [rehypeDiagrams, rehypeCodeFences],
};

const siteFacts: SiteFacts = {
  sourceUrl,
  toolVersion: DOCUMENTED_VERSION,
  searchProvider: env.searchProvider,
};

const config: Config = {
  title: 'Rslib',
  tagline: texts.tagline,
  favicon: 'img/favicon.svg',
  url: env.url,
  baseUrl: env.baseUrl,
  titleDelimiter: '-',
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
    localeConfigs: LOCALE_CONFIGS,
    // The build leaves broken translations out: decisions/0010-translation-drift.md.
    path: process.env[TRANSLATIONS_VARIABLE] ?? 'i18n',
  },

  future: {
    v4: true,
    // A cold build must not depend on an earlier one; in development the cache saves seconds.
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
          exclude: ['**/shared/**'],
          ...content,
        },
        blog: {
          routeBasePath: 'blog/',
          editUrl,
          editLocalizedFiles: true,
          blogTitle: texts.feedTitle,
          blogDescription: texts.feedDescription,
          archiveBasePath: null,
          blogSidebarCount: 0,
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {
            type: 'rss',
            title: texts.feedTitle,
            description: texts.feedDescription,
            language: feed.language,
          },
          ...content,
        },
        pages: false,
        theme: { customCss: ['./src/design/index.css'] },
        sitemap: { lastmod: null, changefreq: null, priority: null },
      } satisfies PresetOptions,
    ],
  ],

  // Features that accompany a navigation from page to page rather than stand on a page.
  clientModules: [
    './src/features/progress-bar/progress-bar.ts',
    './src/features/arrival/arrival.ts',
  ],

  // The hosted search brings its own page and its checks of keys; only who asks for it gets them.
  themes: env.hostedSearch ? ['@docusaurus/theme-search-algolia'] : [],

  plugins: [
    './src/plugins/dev-server/index.ts',
    './src/plugins/page-loading/index.ts',
    [
      './src/plugins/page-data/index.ts',
      {
        lang: locale,
        feeds: { blog: feed },
        ...(env.searchProvider === 'local' && { searchAreas: SEARCH_AREAS }),
      } satisfies PageDataOptions,
    ],
    [
      './src/plugins/translation-state/index.ts',
      { isTranslation: locale !== DEFAULT_LOCALE } satisfies TranslationStateOptions,
    ],
    [
      './src/plugins/markdown-copies/index.ts',
      {
        tagline: texts.tagline,
        blogLabel: texts.feedTitle,
        toolVersion: DOCUMENTED_VERSION,
        isTranslation: locale !== DEFAULT_LOCALE,
        languages: [locale, ...LOCALES.filter((other) => other !== locale)].map((one) => ({
          lang: LOCALE_CONFIGS[one].htmlLang,
          base: baseOf(one),
        })),
      } satisfies MarkdownCopiesOptions,
    ],
    ['./src/plugins/social-cards/index.ts', { lang: LOCALE_CONFIGS[locale].htmlLang }],
    [
      './src/plugins/first-view/index.ts',
      {
        entry: path.join(__dirname, 'src/first-view/head.ts'),
        lazyModules: {
          imageZoom: path.join(__dirname, 'src/features/image-zoom/open-zoom.ts'),
          typeHovers: path.join(__dirname, 'src/features/type-hovers/show-types.ts'),
          ...(env.searchProvider === 'local' && {
            searchWorker: path.join(__dirname, 'src/first-view/search-worker.ts'),
            search: path.join(__dirname, 'src/first-view/search.ts'),
          }),
        },
        constants: {
          SITE_BASE: env.baseUrl,
          SITE_LOCALES: LOCALES,
          SITE_REPOSITORY: env.repository,
          SITE_SEARCH: env.searchProvider,
        },
        connectHosts: env.hostedSearch ? [`https://${env.hostedSearch.appId}-dsn.algolia.net`] : [],
      } satisfies FirstViewOptions,
    ],
  ],

  customFields: { ...siteFacts },
  themeConfig: {
    navbar: { title: 'Rslib', items: NAVBAR_ITEMS },
    footer: { links: FOOTER_LINKS },
    ...(env.hostedSearch && {
      algolia: { ...env.hostedSearch, searchPagePath: false, contextualSearch: true },
    }),
  } satisfies ThemeConfig,
};

export default config;
