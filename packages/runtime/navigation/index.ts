import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Parts of Docusaurus' app, how they name the module that they import, and what they get. */
const REPLACED = [
  { by: 'clientEntry', asked: /^\.\/docusaurus$/, instead: 'ahead.ts' },
  { by: 'clientEntry', asked: /^react-router-dom$/, instead: 'Router.tsx' },
  { by: 'App', asked: /^\.\/PendingNavigation$/, instead: 'RouteView.tsx' },
  { by: undefined, asked: /^@docusaurus\/Link$/, instead: 'Link.tsx' },
].map(({ by, ...rest }) => ({
  issuer: by && require.resolve(`@docusaurus/core/lib/client/${by}`),
  ...rest,
}));

/** What runs on every page, in this order. */
const CLIENT_MODULES = [
  'progress-bar/progress-bar.ts',
  'focus-and-scroll/route-change.ts',
  'error-toast/navigation-error-toast.ts',
];

/**
 * Docusaurus reloads the document whenever the code of the next page cannot be loaded, which takes
 * the page that is being read away from who is offline; and it fetches all pages that links in view
 * lead to. There are no settings for it, so its modules get ours instead of their own. The pages of
 * the server are drawn by Docusaurus' modules, and must not differ by that.
 */
export default function pageLoadingPlugin(): Plugin<undefined> {
  return {
    name: 'page-loading',
    getClientModules: () => CLIENT_MODULES.map((file) => path.join(__dirname, file)),
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: REPLACED.map(
          ({ issuer, asked, instead }) =>
            new NormalModuleReplacementPlugin(asked, (resource) => {
              const { contextInfo } = resource as { contextInfo: { issuer: string } };
              if (!issuer || contextInfo.issuer === issuer) {
                (resource as { request: string }).request = path.join(__dirname, instead);
              }
            }),
        ),
      };
    },
  };
}
