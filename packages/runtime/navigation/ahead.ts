import load from '@docusaurus/core/lib/client/preload';
import { savesDataForLinks } from '@rslib-docs/kit/browser/environment';

const loaded = new Set<string>();

/**
 * What links ask for ahead. Docusaurus fetches the code of every page to which a link is in view.
 * Most of them are never opened, so only what the pointer or a finger is on is loaded.
 */
export default Object.freeze({
  prefetch: () => false,
  preload(routePath: string) {
    if (savesDataForLinks() || loaded.has(routePath)) return false;
    loaded.add(routePath);
    // Nobody has asked for it yet: who presses the link is told why it does not come.
    return load(routePath).catch(() => []);
  },
});
