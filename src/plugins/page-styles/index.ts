import type { LoadContext, Plugin } from '@docusaurus/types';
import { linkSheets } from './link-sheets';

/** Every path but those of styles that one page alone needs: `*.page.module.css`. */
const SHARED_STYLES = /^(?!.*\.page\.module\.css$)/;

/**
 * Docusaurus puts all styles into one sheet that every page loads before it is painted. A feature
 * that stands on one page names its styles `*.page.module.css`: they stay with the code of that page,
 * whose HTML gets a link to them, and no other page pays for them.
 */
export default function pageStylesPlugin({ baseUrl }: LoadContext): Plugin<undefined> {
  return {
    name: 'page-styles',
    configureWebpack(_config, isServer) {
      // In development styles are not split at all.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        optimization: { splitChunks: { cacheGroups: { styles: { test: SHARED_STYLES } } } },
      } as object;
    },
    postBuild: ({ outDir }) => linkSheets(outDir, baseUrl),
  };
}
