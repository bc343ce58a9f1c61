import path from 'node:path';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { readSiteEnvironment } from '../../src/site/environment';
import { FOOTER_LINKS } from '../../src/site/footer';
import { DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS } from '../../src/site/locales';
import { NAVBAR_ITEMS } from '../../src/site/navbar';

/*
 * Stock Docusaurus with our content: what `create-docusaurus` gives, with the same languages, links
 * and sidebars as ours and hosted search, and nothing of ours in the theme or in the Markdown.
 */
const env = readSiteEnvironment(process.env);
const editUrl = [env.repository, 'edit', env.branch, env.directory].filter(Boolean).join('/');

const config: Config = {
  title: 'Rslib',
  favicon: 'img/favicon.svg',
  url: env.url,
  baseUrl: env.baseUrl,
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES], localeConfigs: LOCALE_CONFIGS },

  future: {
    v4: true,
    // `faster: true`; its cache between builds, which has served stale output, where it is measured.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: process.env.STOCK_CACHE === 'true',
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
    // The copied pages are not in version control; a date must stand on them all the same.
    experimental_vcs: 'hardcoded',
  },

  // Our own build checks the links.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' } },

  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: process.env.STOCK_SIDEBARS ?? path.join(__dirname, '../../sidebars.ts'),
          editUrl,
          editLocalizedFiles: true,
          showLastUpdateTime: true,
          exclude: ['**/shared/**'],
        },
        blog: { editUrl, editLocalizedFiles: true },
      } satisfies PresetOptions,
    ],
  ],

  themeConfig: {
    navbar: {
      title: 'Rslib',
      items: [
        ...NAVBAR_ITEMS,
        { type: 'localeDropdown', position: 'right' },
        { label: 'GitHub', href: env.repository, position: 'right' },
      ],
    },
    footer: { style: 'dark', links: FOOTER_LINKS },
    prism: {
      additionalLanguages: process.env.STOCK_PRISM_LANGUAGES?.split(',').filter(Boolean) ?? [],
    },
    // Never asked: the search dialog stays closed.
    algolia: { appId: 'STOCK', apiKey: 'stock', indexName: 'stock' },
  } satisfies ThemeConfig,
};

export default config;
