import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { originalSource } from '@rslib-docs/translations/core/places';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['NormalModuleReplacementPlugin']>['apply']>[0];

const NAME = 'name-originals';
/** Paths as they stand in messages. */
const PATH = /[^\s"'`()]+\.(?:mdx?|json|ya?ml)\b/g;

/** What the bundler tells of a fault; its module is where it was found. */
interface Fault extends Error {
  module?: { resource?: string } | null;
}

/**
 * Lets faults name the file that people edit, where a server reads a copy of the translations: in
 * the terminal, and over the page.
 */
export function nameOriginals(siteDir: string): { apply: (compiler: Compiler) => void } {
  const rename = (text: string): string =>
    text.replace(PATH, (file) => originalSource(file, siteDir));
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        const faults = compilation.errors as Fault[];
        compilation.errors = faults.map((fault) => {
          const resource = fault.module?.resource?.split('?')[0] ?? '';
          if (originalSource(resource, siteDir) === resource) return fault;
          // Another error, as that one says by its module which copy was read.
          const file = originalSource(resource, siteDir).replace(`${siteDir}/`, '');
          return new Error(`${file}\n${rename(fault.message)}`);
        }) as typeof compilation.errors;
      });
    },
  };
}
