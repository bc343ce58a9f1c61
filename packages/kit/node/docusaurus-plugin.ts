import fs from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, PluginContentLoadedActions } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['DefinePlugin']>['apply']>[0];

/** Files by their path below the base path. */
export type Files = ReadonlyMap<string, string>;

/**
 * Puts files beside the app's own, so that the development server has them too. What is `minimized`
 * already, such as a file whose name holds its hash, is left as it is.
 */
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

/**
 * The texts that a package brings, in the folder `messages` beside that of its plugin: those of `zh`
 * for `zh-CN`; none for English.
 */
export function packageMessages(pluginFolder: string, locale: string): Record<string, string> {
  const file = path.join(pluginFolder, `../messages/${locale.split('-')[0]}.json`);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
}

/**
 * Gives a plugin its place among the global data of the site, for what it sets in
 * `allContentLoaded`. Docusaurus joins that in the order in which the plugins get ready, which is
 * another one in every build; what is there after `contentLoaded` comes first, in the order of the
 * configuration, and is only filled later. To be called in `contentLoaded`.
 */
export function reserveGlobalData(actions: Pick<PluginContentLoadedActions, 'setGlobalData'>) {
  actions.setGlobalData({});
}
