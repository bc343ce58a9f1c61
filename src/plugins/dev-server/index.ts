import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEV_HOST_VARIABLE } from './contract';
import { compileOnDemand } from './compile-on-demand';
import { nameOriginals } from './name-originals';

/**
 * In development every language has a server of its own behind one address. Their live-reload
 * sockets must differ in path, or one language would get the messages of the other.
 *
 * A page that fails to compile is shown as such. When it is mended, the update passes through the
 * broken module again, which must not leave its error over a page that works again.
 */
export default function devServerPlugin({ baseUrl, siteDir }: LoadContext): Plugin<undefined> {
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
