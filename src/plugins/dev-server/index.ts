import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { WHEN_SETTLED, originalSource } from '@rslib-docs/translations/core/places';
import chokidar from 'chokidar';

/** Environment variable that names what `npm start` listens to. */
export const DEV_HOST_VARIABLE = 'DEV_SERVER_HOST';

type Middleware = (request: unknown, response: unknown, next: () => void) => void;

/** The used part of Rspack; Docusaurus' types know webpack only. */
interface Rspack {
  lazyCompilationMiddleware(compiler: object): Middleware;
}

/** Compiles a page when it is first opened, which the browser reports at `address`. */
function compileOnDemand({ instance }: ConfigureWebpackUtils['currentBundler'], address: string) {
  const { lazyCompilationMiddleware } = instance as unknown as Rspack;
  let middleware: Middleware;
  return {
    lazyCompilation: { entries: false, imports: true, prefix: address },
    plugin: {
      apply(compiler: object): void {
        middleware = lazyCompilationMiddleware(compiler);
      },
    },
    devServer: {
      // Replaces a plugin of Docusaurus, which gives sources to an overlay that it no longer has.
      setupMiddlewares: (others: object[]) => [{ name: 'on-demand', middleware }, ...others],
    },
  };
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['NormalModuleReplacementPlugin']>['apply']>[0];

const NAME = 'name-originals';
/** Paths as they stand in messages. */
const PATH = /[^\s"'`()]+\.(?:mdx?|json|ya?ml)\b/g;

/** The bundler's report of a fault; its module is where it was found. */
interface Fault extends Error {
  module?: { resource?: string } | null;
}

/** Faults name the file that people edit, where a server reads a copy of the translations. */
function nameOriginals(siteDir: string): { apply: (compiler: Compiler) => void } {
  const rename = (text: string): string =>
    text.replace(PATH, (file) => originalSource(file, siteDir));
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        const faults = compilation.errors as Fault[];
        compilation.errors = faults.map((fault) => {
          const resource = fault.module?.resource?.split('?')[0] ?? '';
          if (originalSource(resource, siteDir) === resource) return fault;
          // A new error, because the module of the original names the copy that was read.
          const file = originalSource(resource, siteDir).replace(`${siteDir}/`, '');
          return new Error(`${file}\n${rename(fault.message)}`);
        }) as typeof compilation.errors;
      });
    },
  };
}

/** Docusaurus reads a file at its first change: without this, one that is still empty. */
function waitUntilSettled(): void {
  const { watch } = chokidar;
  chokidar.watch = (paths, options) => watch(paths, { ...WHEN_SETTLED, ...options });
}

/**
 * In development every language has a server behind one address, so their sockets differ in path.
 * After a fix, the update passes through the broken module again, whose error must not be shown.
 */
export default function devServerPlugin({ baseUrl, siteDir }: LoadContext): Plugin<undefined> {
  if (process.env.NODE_ENV === 'development') waitUntilSettled();
  return {
    name: 'dev-server',
    configureWebpack(_config, _isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'development') return {};
      const onDemand = compileOnDemand(currentBundler, `${baseUrl}lazy-compilation`);
      // Docusaurus passes `devServer` on, but its types do not know it.
      const devServer = {
        // Docusaurus allows all. Addresses in numbers and localhost are always answered.
        allowedHosts: ['localhost', process.env[DEV_HOST_VARIABLE] ?? 'localhost'],
        webSocketServer: { type: 'ws', options: { path: `${baseUrl}ws` } },
        client: {
          overlay: {
            runtimeErrors: (error: Error) => !/Module build failed/.test(error.message),
          },
        },
        ...onDemand.devServer,
      };
      const { lazyCompilation, plugin } = onDemand;
      return { devServer, lazyCompilation, plugins: [plugin, nameOriginals(siteDir)] } as object;
    },
  };
}
