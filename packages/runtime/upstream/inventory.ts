/** How code depends on a module of somebody else from inside. */
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

/** Rows by name. */
export type Upstream = Readonly<Record<string, UpstreamRow>>;

const CLIENT = '@docusaurus/core/lib/client';

/** All of Docusaurus that this package depends on from inside; a site compares the files (`checks.ts`). */
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
    by: 'packages/runtime/bundle/route-table/index.ts',
    reason: 'It writes the tables of which ours is made.',
    onChange: 'Compare what it writes with the form that it reads.',
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
    by: 'packages/runtime/bundle/persistent-cache.ts',
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
    by: 'packages/runtime/bundle/class-names.ts',
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
  'docs-data': {
    hook: 'patched',
    files: [
      '@docusaurus/plugin-content-docs/lib/routes.js',
      '@docusaurus/plugin-content-docs/lib/globalData.js',
    ],
    by: 'packages/runtime/bundle/index.ts',
    reason: 'Routes and the data of all pages lose what no reader needs.',
    onChange: 'See whether contentLoaded adds the same routes and global data.',
  },
} as const satisfies Record<string, UpstreamRow>;

export type UpstreamName = keyof typeof INVENTORY;

/** All messages about a row: what is wrong, and what is to be done about it. */
export function describeUpstream(
  name: string,
  { hook, by, onChange }: UpstreamRow,
  what: string,
): string {
  return `Upstream "${name}": ${what}\n  It is ${hook} by ${by}. ${onChange}`;
}

/** Something of Docusaurus is not as a row of the inventory expects it. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';

  constructor(row: UpstreamName, what: string) {
    super(describeUpstream(row, INVENTORY[row], what));
  }
}
