import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEV_HOST_VARIABLE } from './contract';

/**
 * In development every language has a server of its own behind one address. Their live-reload
 * sockets must differ in path, or one language would get the messages of the other.
 *
 * A page that fails to compile is shown as such. When it is mended, the update passes through the
 * broken module again, which must not leave its error over a page that works again.
 */
export default function devServerPlugin({ baseUrl, generatedFilesDir }: LoadContext): Plugin<undefined> {
  return {
    name: 'dev-server',
    configureWebpack(_c, _s, { currentBundler }) {
      if (process.env.NODE_ENV !== 'development') return {};
      const { rspack } = require('@rspack/core');
      let lazy: any;
      // Docusaurus passes `devServer` on, but its types do not know it.
      const devServer = {
        setupMiddlewares: (middlewares: any[]) => [{ name: 'lazy', middleware: lazy }, ...middlewares],
        // Docusaurus allows all. Addresses in numbers and localhost are always answered.
        allowedHosts: ['localhost', process.env[DEV_HOST_VARIABLE] ?? 'localhost'],
        webSocketServer: { type: 'ws', options: { path: `${baseUrl}ws` } },
        client: {
          overlay: {
            runtimeErrors: (error: Error) => !/Module build failed/.test(error.message),
          },
        },
      };
      return {
        devServer,
        lazyCompilation: { entries: false, imports: true, prefix: `${baseUrl}lazy-compilation` },
        module: { rules: [{ resource: new RegExp('registry\\.js$'), enforce: 'pre', use: [{ loader: require('path').join(__dirname, 'without-weak.cjs') }] }] },
        plugins: [{ apply(compiler: any) { lazy = rspack.lazyCompilationMiddleware(compiler); } }],
      } as object;
    },
  };
}
