/** How this project depends on a module of somebody else from inside. */
export type Hook =
  /** Our module stands in its place. */
  | 'replaced'
  /** It stays, with something of it changed or left out. */
  | 'patched'
  /** We read what it writes. */
  | 'parsed'
  /** We import it, though it is not a part of its package's public interface. */
  | 'imported';

export interface UpstreamRow {
  hook: Hook;
  /** Files whose source we were made for, as they are required. */
  files: readonly string[];
  /** Where we do it. */
  by: string;
  /** Why. */
  reason: string;
  /** What to do when the source has changed. */
  onChange: string;
}

const CLIENT = '@docusaurus/core/lib/client';

/**
 * Everything of Docusaurus, and of packages below it, that this project replaces, patches, parses
 * or imports from inside. The build stops where a file differs from the one that a row was compared
 * with (`inventory.lock.json`) and where a replacement finds nothing to replace: decisions/0030.
 * Components of themes are not here; each file of `src/theme` names what it replaces.
 */
export const INVENTORY = {
  'client-entry': {
    hook: 'patched',
    files: [`${CLIENT}/clientEntry.js`],
    by: 'packages/runtime/navigation',
    reason: 'It starts the app; it gets our router, and our way to load pages ahead.',
    onChange: 'See whether it still imports ./docusaurus and react-router-dom, for the same uses.',
  },
  'client-app': {
    hook: 'patched',
    files: [`${CLIENT}/App.js`],
    by: 'packages/runtime/navigation, packages/runtime/bundle',
    reason: 'It draws PendingNavigation and BaseUrlIssueBanner, which are replaced.',
    onChange: 'See whether both are still drawn at these places, with these props.',
  },
  'pending-navigation': {
    hook: 'replaced',
    files: [`${CLIENT}/PendingNavigation.js`],
    by: 'packages/runtime/navigation/RouteView.tsx',
    reason: 'It reloads the document when code cannot be loaded; ours keeps the page that is read.',
    onChange: 'Carry over what it does for lifecycles, scrolling and the location that it shows.',
  },
  'load-pages-ahead': {
    hook: 'replaced',
    files: [`${CLIENT}/docusaurus.js`, `${CLIENT}/prefetch.js`],
    by: 'packages/runtime/navigation/ahead.ts',
    reason: 'It fetches all pages that links in view lead to; ours waits for intent.',
    onChange: 'See whether window.docusaurus has new members, and who calls them.',
  },
  link: {
    hook: 'replaced',
    files: [`${CLIENT}/exports/Link.js`],
    by: 'packages/runtime/navigation/Link.tsx',
    reason: 'It watches every link with an observer; ours is a plain link.',
    onChange: 'Carry over what it does with addresses, base path and broken links.',
  },
  'load-route': {
    hook: 'imported',
    files: [`${CLIENT}/preload.js`],
    by: 'packages/runtime/navigation',
    reason: 'It loads the code of a route, as the app does before it shows one.',
    onChange: 'See whether it takes an address and returns a promise still.',
  },
  'client-lifecycles': {
    hook: 'imported',
    files: [`${CLIENT}/ClientLifecyclesDispatcher.js`],
    by: 'packages/runtime/navigation',
    reason: 'Client modules of plugins are told of routes by it.',
    onChange: 'See whether the component and dispatchLifecycleAction take the same.',
  },
  'normalize-location': {
    hook: 'imported',
    files: [`${CLIENT}/normalizeLocation.js`],
    by: 'packages/runtime/navigation, packages/runtime/deferred-content',
    reason: 'The app finds the routes of addresses with and without index.html by it.',
    onChange: 'See whether it takes and returns a location still.',
  },
  'base-url-banner': {
    hook: 'replaced',
    files: [`${CLIENT}/BaseUrlIssueBanner/index.js`],
    by: 'packages/runtime/bundle',
    reason: 'Where it is switched off, its code needs not be in the app.',
    onChange: 'See whether it draws nothing still where baseUrlIssueBanner is false.',
  },
  head: {
    hook: 'replaced',
    files: ['react-helmet-async/lib/index.module.js', `${CLIENT}/exports/Head.js`],
    by: 'packages/runtime/bundle/head',
    reason: 'Its code is large; ours writes the same elements in the browser.',
    onChange: 'See which exports Docusaurus and its themes use, and with which children.',
  },
  'route-component': {
    hook: 'replaced',
    files: [`${CLIENT}/exports/ComponentCreator.js`],
    by: 'packages/runtime/bundle/route-table',
    reason: 'It loads the modules of a route by three generated tables; ours are one.',
    onChange: 'See how it reads the tables, and what it gives to the component of a route.',
  },
  'generated-routes': {
    hook: 'parsed',
    files: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    by: 'packages/runtime/bundle/route-table/generate.ts',
    reason: 'It writes the tables of which ours is made.',
    onChange: 'Compare what it writes with the form that generate.ts reads.',
  },
  'generated-modules': {
    hook: 'parsed',
    files: ['@docusaurus/core/lib/server/codegen/codegen.js'],
    by: 'packages/runtime/bundle',
    reason: 'It writes the list of client modules, the configuration and the messages for the app.',
    onChange: 'See whether the three files have the same names and forms.',
  },
  'chunk-asset-plugin': {
    hook: 'patched',
    files: [
      '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
      '@docusaurus/core/lib/webpack/client.js',
    ],
    by: 'packages/runtime/bundle/route-table',
    reason: 'It tells the app the files of chunks by name, which nothing asks for here.',
    onChange: 'See whether the bundler gets it under this name, and who uses what it writes.',
  },
  minimizer: {
    hook: 'patched',
    files: ['@docusaurus/bundler/lib/minification.js', '@docusaurus/faster/lib/index.js'],
    by: 'packages/runtime/bundle/persistent-cache',
    reason: 'The names that it gives to variables of one file depend on what is in a cache.',
    onChange: 'See whether scripts are minimized by the same class, with the same options.',
  },
  translate: {
    hook: 'patched',
    files: [`${CLIENT}/exports/Translate.js`],
    by: 'packages/runtime/bundle/write-messages.cjs',
    reason: 'Messages are written into the code, so that the app brings those it shows.',
    onChange: 'See how it looks up a message, and which props and parameters it takes.',
  },
  'css-modules': {
    hook: 'patched',
    files: ['@docusaurus/bundler/lib/loaders/styleLoader.js'],
    by: 'packages/runtime/bundle/class-names',
    reason: 'Classes of CSS modules get short names in production.',
    onChange: 'See whether the rules have uses of css-loader with options.modules still.',
  },
  tslib: {
    hook: 'replaced',
    files: ['tslib/tslib.es6.mjs'],
    by: 'packages/runtime/bundle/tslib.ts',
    reason: 'One helper of it is used in the browser.',
    onChange: 'See whether the helpers that packages import do the same.',
  },
  'hoist-statics': {
    hook: 'replaced',
    files: ['hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js'],
    by: 'packages/runtime/bundle/hoist-statics.ts',
    reason: 'react-router asks for it, for a function that nothing here calls.',
    onChange: 'See whether react-router uses it for something else.',
  },
  'router-context': {
    hook: 'imported',
    files: ['react-router/esm/react-router.js'],
    by: 'packages/runtime/navigation/client.tsx',
    reason: 'A page that is drawn ahead needs the router of another address.',
    onChange: 'See whether __RouterContext holds history, location, match and staticContext.',
  },
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
      '@docusaurus/plugin-content-docs/lib/globalData.js',
    ],
    by: 'src/plugins/preset, packages/runtime/bundle/trim-docs-data.ts',
    reason: 'Its routes and data get what pages need here, and lose what no reader needs.',
    onChange: 'See whether contentLoaded adds the same routes and global data.',
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
} as const satisfies Record<string, UpstreamRow>;

export type UpstreamName = keyof typeof INVENTORY;
