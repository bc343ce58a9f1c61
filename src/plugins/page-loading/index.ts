import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Docusaurus' navigation, and how it names the module with which it loads the next page. */
const NAVIGATION = require.resolve('@docusaurus/core/lib/client/PendingNavigation');
const ITS_PRELOAD = /^\.\/preload$/;

/**
 * Docusaurus reloads the document whenever the code of the next page cannot be loaded, which takes
 * the page that is being read away from who is offline. There is no setting for it, so its
 * navigation gets our `preload` instead of its own.
 */
export default function pageLoadingPlugin(): Plugin<undefined> {
  return {
    name: 'page-loading',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(ITS_PRELOAD, (resource) => {
            const { issuer } = (resource as { contextInfo: { issuer: string } }).contextInfo;
            if (issuer === NAVIGATION) {
              (resource as { request: string }).request = path.join(__dirname, 'preload.ts');
            }
          }),
        ],
      };
    },
  };
}
