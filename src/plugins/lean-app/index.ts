import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What only the build reads of the site's configuration: lists of modules, with their options. */
const BUILD_ONLY = ['presets', 'plugins', 'themes', 'clientModules'];

/** The part of Rspack that is used here. */
interface Compiler {
  webpack: {
    NormalModuleReplacementPlugin: new (
      asked: RegExp,
      instead: string,
    ) => { apply(compiler: Compiler): void };
  };
}

/**
 * Keeps out of the app what no visitor needs: the options of the build's plugins, and the helpers
 * of a compiler, of which one is used.
 */
export default function leanAppPlugin({ siteConfig }: LoadContext): Plugin<undefined> {
  let shortConfig: string;
  return {
    name: 'lean-app',
    // After all others: themes translate their part of the configuration when they are loaded.
    async allContentLoaded({ actions }) {
      const shown = Object.entries(siteConfig).filter(([key]) => !BUILD_ONLY.includes(key));
      shortConfig = await actions.createData(
        'site-config.json',
        JSON.stringify(Object.fromEntries(shown)),
      );
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const replaceConfig = {
        apply(compiler: Compiler) {
          const { NormalModuleReplacementPlugin } = compiler.webpack;
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, shortConfig).apply(
            compiler,
          );
        },
      };
      return {
        resolve: { alias: { tslib$: path.join(__dirname, 'tslib.ts') } },
        plugins: [replaceConfig as never],
      };
    },
  };
}
