import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * In development every language has a server of its own behind one address. Their live-reload
 * sockets must differ in path, or one language would get the messages of the other.
 */
export default function devSocketPlugin({ baseUrl }: LoadContext): Plugin<undefined> {
  return {
    name: 'dev-socket',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      // Docusaurus passes `devServer` on, but its types do not know it.
      const devServer = { webSocketServer: { type: 'ws', options: { path: `${baseUrl}ws` } } };
      return { devServer } as object;
    },
  };
}
