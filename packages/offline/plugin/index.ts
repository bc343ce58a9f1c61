import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles } from '@rslib-docs/kit/node/docusaurus-plugin';
import { SERVICE_WORKER_FILE } from '../contract';
import { bundleServiceWorker } from './bundle';

export interface OfflineOptions {
  isOn: boolean;
}

/** Without offline reading the address of the service worker has one that removes an earlier one. */
export default function offlinePlugin(
  { baseUrl, i18n, siteConfig }: LoadContext,
  { isOn }: OfflineOptions,
): Plugin<undefined> {
  const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'offline',
    configureWebpack(_config, isServer) {
      if (isServer || isOn || !isDefaultLocale) return {};
      const worker = bundleServiceWorker(path.join(__dirname, '../browser/retired-worker.ts'), {
        SITE_BASE: baseUrl,
        SITE_STORAGE: siteConfig.storage.namespace,
      });
      const files = () => new Map([[SERVICE_WORKER_FILE, worker]]);
      return { plugins: [emitFiles('offline', files)] };
    },
  };
}
