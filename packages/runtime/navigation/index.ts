import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceModules, type Replacement } from '../upstream/checks';

const client = (module: string): string => require.resolve(`@docusaurus/core/lib/client/${module}`);
const own = (file: string): string => path.join(__dirname, file);

/** Parts of Docusaurus' app, how they name the module that they import, and what they get. */
const REPLACED: readonly Replacement[] = [
  {
    row: 'load-pages-ahead',
    issuer: client('clientEntry'),
    asked: /^\.\/docusaurus$/,
    instead: own('ahead.ts'),
  },
  {
    row: 'client-entry',
    issuer: client('clientEntry'),
    asked: /^react-router-dom$/,
    instead: own('Router.tsx'),
  },
  {
    row: 'pending-navigation',
    issuer: client('App'),
    asked: /^\.\/PendingNavigation$/,
    instead: own('RouteView.tsx'),
  },
  { row: 'link', asked: /^@docusaurus\/Link$/, instead: own('Link.tsx') },
];

/** What runs on every page, in this order. */
const CLIENT_MODULES = ['navigation-feedback.ts', 'route-change.ts'];

/**
 * Docusaurus reloads the document whenever the code of the next page cannot be loaded, which takes
 * the page that is being read away from who is offline; and it fetches all pages that links in view
 * lead to. There are no settings for it, so its modules get ours instead of their own. The pages of
 * the server are drawn by Docusaurus' modules, and must not differ by that.
 */
export default function navigationPlugin(): Plugin<undefined> {
  return {
    name: 'client-navigation',
    getClientModules: () => CLIENT_MODULES.map(own),
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      return { plugins: [replaceModules(currentBundler, REPLACED)] };
    },
  };
}
