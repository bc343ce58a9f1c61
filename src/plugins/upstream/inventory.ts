import { INVENTORY, type Upstream } from '@rslib-docs/runtime/upstream/inventory';

/** decisions/0030, without packages/runtime and the components of themes, whose files say it. */
export const SITE_INVENTORY = {
  'preset-classic': {
    hook: 'patched',
    files: ['@docusaurus/preset-classic/lib/index.js'],
    by: 'src/plugins/preset',
    reason: 'Its theme, docs and blog plugins are wrapped.',
    onChange: 'See whether it returns themes and plugins by the paths of their modules.',
  },
  'theme-classic': {
    hook: 'patched',
    files: ['@docusaurus/theme-classic/lib/index.js'],
    by: 'src/plugins/preset',
    reason: 'Infima, its inline scripts and its progress bar are left out.',
    onChange: 'See which client modules, tags and hooks of the plugin are new.',
  },
  'docs-plugin': {
    hook: 'patched',
    files: [
      '@docusaurus/plugin-content-docs/lib/index.js',
      '@docusaurus/plugin-content-docs/lib/routes.js',
    ],
    by: 'src/plugins/preset',
    reason: 'Its routes get what pages need here.',
    onChange: 'See whether contentLoaded adds the same routes.',
  },
  'blog-plugin': {
    hook: 'patched',
    files: [
      '@docusaurus/plugin-content-blog/lib/index.js',
      '@docusaurus/plugin-content-blog/lib/feed.js',
    ],
    by: 'src/plugins/preset, src/plugins/feed',
    reason: 'Its feed is made for readers; no page lists authors.',
    onChange: 'See which hooks of the plugin are new, and how createFeedItems is called.',
  },
  'start-server': {
    hook: 'patched',
    files: ['@docusaurus/core/lib/commands/start/webpack.js'],
    by: 'src/plugins/dev-server',
    reason: 'It sets up the server of development, which compiles a page when it is opened here.',
    onChange: 'See whether it still merges devServer, and whether its own middleware is needed.',
  },
  'front-matter-parser': {
    hook: 'imported',
    files: ['@11ty/gray-matter/index.js'],
    by: 'src/plugins/front-matter/header.ts',
    reason: 'It remembers a broken header as one without keys; it is told to forget.',
    onChange: 'See whether it still keeps a text before it has read it.',
  },
  'load-module': {
    hook: 'patched',
    files: ['@docusaurus/utils/lib/moduleUtils.js'],
    by: 'tools/build/load-typescript.mjs',
    reason: 'Configuration and plugins are loaded by esbuild and Node.js, not by jiti.',
    onChange: 'See whether loadFreshModule still takes what jiti gives for a path.',
  },
  'site-config': {
    hook: 'imported',
    files: ['@docusaurus/core/lib/server/config.js'],
    by: 'packages/translations/cli/compile-page.mts',
    reason: 'A translated page is compiled with the configuration of the site.',
    onChange: 'See whether loadSiteConfig takes siteDir and returns siteConfig still.',
  },
  'compile-mdx': {
    hook: 'imported',
    files: ['@docusaurus/mdx-loader/lib/utils.js'],
    by: 'packages/translations/cli/compile-page.mts',
    reason: 'A translated page is compiled as the build does it, before the build.',
    onChange: 'See whether compileToJSX takes the same.',
  },
} as const satisfies Upstream;

/** All rows that the build compares. */
export const BUILD_INVENTORY: Upstream = { ...INVENTORY, ...SITE_INVENTORY };

/** Files as they were compared; written by `npm run site -- upstream --write` only. */
export const UPSTREAM_LOCK = 'src/plugins/upstream/upstream.lock.json';
