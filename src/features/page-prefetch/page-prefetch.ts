import type { ClientModule } from '@docusaurus/types';

/**
 * Docusaurus fetches the code of every page to which a link is in view. Most of them are never
 * opened, so only what the pointer or a finger is on is fetched; its links do that by themselves.
 */
const pagePrefetch: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) return;
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
};

export default pagePrefetch;
