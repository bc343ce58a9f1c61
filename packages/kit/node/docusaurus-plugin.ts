import fs from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, PluginContentLoadedActions } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['DefinePlugin']>['apply']>[0];

/** Files by their path below the base path. */
export type Files = ReadonlyMap<string, string>;

/** Puts files beside the app's own, also in development; what is `minimized` is left as it is. */
export function emitFiles(
  name: string,
  files: () => Files | Promise<Files>,
  info: { minimized?: boolean } = {},
) {
  return {
    apply(compiler: Compiler): void {
      const { sources, Compilation } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          for (const [file, text] of await files()) {
            compilation.emitAsset(file, new sources.RawSource(text), info);
          }
        });
      });
    },
  };
}

/** The texts of a package, in `messages` beside its plugin: `zh` for `zh-CN`, none for English. */
export function packageMessages(pluginFolder: string, locale: string): Record<string, string> {
  const file = path.join(pluginFolder, `../messages/${locale.split('-')[0]}.json`);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
}

/**
 * To be called in `contentLoaded` by a plugin that sets global data in `allContentLoaded`: Docusaurus
 * joins the latter in the order in which plugins get ready, which is another one in every build.
 */
export function reserveGlobalData(actions: Pick<PluginContentLoadedActions, 'setGlobalData'>) {
  actions.setGlobalData({});
}
