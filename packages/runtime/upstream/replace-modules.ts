import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { type UpstreamName, UpstreamError } from './inventory';

export interface Replacement {
  /** None for a module of this project. */
  row?: UpstreamName;
  /** The module, as it is imported. */
  asked: RegExp;
  /** The only module whose import is meant; any where it is left out. */
  issuer?: string;
  /** Path of the module that comes instead. */
  instead: string;
}

interface Request {
  request: string;
  contextInfo: { issuer: string };
}

interface Module {
  /** File of the module. */
  resource?: string;
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['NormalModuleReplacementPlugin']>['apply']>[0];

const NAME = 'replace-modules';

/**
 * Gives the bundler other modules than those that are imported. A replacement that finds nothing to
 * replace is an error of a production build, with the name of its row. What comes from a cache is
 * not asked for again: then the module that comes instead is among those of the build.
 */
export function replaceModules(
  { instance }: ConfigureWebpackUtils['currentBundler'],
  replacements: readonly Replacement[],
): { apply: (compiler: Compiler) => void } {
  return {
    apply(compiler) {
      const unused = new Set(replacements);
      for (const replacement of replacements) {
        const { asked, issuer, instead } = replacement;
        new instance.NormalModuleReplacementPlugin(asked, (resource) => {
          const found = resource as Request;
          if (issuer && found.contextInfo.issuer !== issuer) return;
          unused.delete(replacement);
          found.request = instead;
        }).apply(compiler);
      }
      if (compiler.options.mode !== 'production') return;
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        // Some plugins compile something of their own.
        if (compilation.compiler !== compiler) return;
        const files = [...compilation.modules].map((one) => `${(one as Module).resource ?? ''}`);
        for (const { row, asked, instead } of unused) {
          const file = instead.replace(/^@site/, '');
          if (files.some((one) => one.includes(file))) continue;
          const what = `nothing imports ${asked} any more, which is replaced.`;
          compilation.errors.push(row ? new UpstreamError(row, what) : new Error(what));
        }
      });
    },
  };
}
