import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fingerprint, type FingerprintInputs } from '@rslib-docs/kit/node/fingerprint';
import { UpstreamError } from '../upstream/inventory';

export interface PersistentCacheOptions {
  /** Folder of the caches. */
  directory: string;
  /** What decides, beside the modules that the bundler reads, what becomes of them. */
  inputs: FingerprintInputs;
  /** Other files that decide what becomes of a page, by its file. */
  dependenciesOf: (page: string) => readonly string[];
}

interface Minimizer {
  constructor: { name: string };
  _args?: [{ exclude?: RegExp; minimizerOptions: { mangle?: boolean } }];
}

const MINIMIZER = 'SwcJsMinimizerRspackPlugin';
const RUNTIME = /runtime~main/;

/** In the runtime variables keep their names, which would depend on what comes from the cache. */
function withStableRuntime<Given>(minimizers: readonly Given[]): Given[] {
  const own = (minimizers as readonly (Given & Minimizer)[]).find(
    ({ constructor }) => constructor.name === MINIMIZER,
  );
  const options = own?._args?.[0];
  if (!options) throw new UpstreamError('minimizer', `the bundler has no ${MINIMIZER}.`);
  const Plugin = own.constructor as unknown as new (options: object) => Given;
  const { minimizerOptions } = options;
  return [
    ...minimizers.filter((one) => one !== own),
    new Plugin({ ...options, exclude: RUNTIME }),
    new Plugin({
      ...options,
      include: RUNTIME,
      minimizerOptions: { ...minimizerOptions, mangle: false },
    }),
  ];
}

/** Keeps what the bundler has made of modules; what else decides is in the name of the cache. */
export default async function persistentCachePlugin(
  { siteDir, i18n }: LoadContext,
  { directory, inputs, dependenciesOf }: PersistentCacheOptions,
): Promise<Plugin> {
  if (process.env.NODE_ENV !== 'production') return { name: 'persistent-cache' };
  const version = await fingerprint(siteDir, inputs);
  return {
    name: 'persistent-cache',
    configureWebpack({ optimization }, isServer) {
      const kind = `${i18n.currentLocale}-${isServer ? 'server' : 'client'}-`;
      const name = kind + version;
      const known = fs.existsSync(directory) ? fs.readdirSync(directory) : [];
      for (const old of known.filter((one) => one.startsWith(kind) && one !== name)) {
        fs.rmSync(path.join(directory, old), { recursive: true, force: true });
      }
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        cache: true,
        experiments: {
          cache: {
            type: 'persistent',
            version: name,
            buildDependencies: [],
            storage: { type: 'filesystem', directory: path.join(directory, name) },
          },
        } as object,
        module: {
          rules: [
            {
              // Not `test`: Docusaurus takes rules that test for MDX for those of its plugins.
              resource: /\.mdx?$/,
              enforce: 'pre' as const,
              use: [
                {
                  loader: path.join(__dirname, 'add-dependencies.cjs'),
                  options: { dependenciesOf },
                },
              ],
            },
          ],
        },
        ...(!isServer && {
          optimization: { minimizer: withStableRuntime(optimization?.minimizer ?? []) },
        }),
      };
    },
  };
}
