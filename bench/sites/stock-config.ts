import path from 'node:path';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { readSiteEnvironment } from '../../src/site/environment';
import { FOOTER_LINKS } from '../../src/site/footer';
import { DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS } from '../../src/site/locales';
import { NAVBAR_ITEMS } from '../../src/site/navbar';

/** Languages of our fences that Prism has and that prism-react-renderer 2.4 does not bring along. */
const PRISM_LANGUAGES = ['bash', 'less', 'scss'];

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
    faster: true,
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
          sidebarPath: path.resolve('sidebars.ts'),
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
    prism: { additionalLanguages: PRISM_LANGUAGES },
    // Never asked: the search dialog stays closed.
    algolia: { appId: 'STOCK', apiKey: 'stock', indexName: 'stock' },
  } satisfies ThemeConfig,
};

export default config;
