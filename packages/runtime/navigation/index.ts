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
 * Docusaurus reloads the document where the code of the next page cannot be loaded, which takes the
 * page that is being read away, and has no setting for it. On the server its modules stay.
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
