import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { UpstreamError } from '../../upstream/upstream-error';
import { nameClasses } from './short-names';

/** The part of css-loader's options that is used here. */
interface CssModules {
  getLocalIdent?: (
    context: { resourcePath: string },
    pattern: string,
    name: string,
  ) => string | undefined;
}

interface Rule {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: CssModules | false } }[];
}

/** Every use of css-loader that has modules, however deep in the rules it stands. */
function cssModules(rules: readonly Rule[]): CssModules[] {
  return rules.flatMap(({ oneOf = [], use = [] }) => [
    ...cssModules(oneOf),
    ...(Array.isArray(use) ? use : []).flatMap(({ options }) => options?.modules || []),
  ]);
}

export interface ClassNamesOptions {
  /** Where the stylesheets are, from the folder of the site. */
  folders: readonly string[];
}

/**
 * Short names for the classes of CSS modules in production: hashes cannot be compressed, and a page
 * has a hundred of them twice. In development they stay readable.
 */
export default function classNamesPlugin(
  { siteDir }: LoadContext,
  { folders }: ClassNamesOptions,
): Plugin<undefined> {
  return {
    name: 'class-names',
    configureWebpack({ module, mode }) {
      if (mode !== 'production') return {};
      const names = nameClasses(folders.map((folder) => path.join(siteDir, folder)));
      const found = cssModules((module?.rules ?? []) as Rule[]);
      if (found.length === 0)
        throw new UpstreamError('css-modules', 'the bundler has no CSS modules to name.');
      for (const modules of found) {
        // Undefined for the modules of packages, which keep their own names.
        modules.getLocalIdent = ({ resourcePath }, _pattern, name) =>
          names.get(resourcePath)?.get(name);
      }
      return {};
    },
  };
}
