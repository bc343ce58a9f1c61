import load from '@docusaurus/core/lib/client/preload';
import { savesDataForLinks } from '@rslib-docs/kit/browser/environment';

const loaded = new Set<string>();

/** Docusaurus fetches every page to which a link is in view; this only what the pointer is on. */
export default Object.freeze({
  prefetch: () => false,
  preload(routePath: string) {
    if (savesDataForLinks() || loaded.has(routePath)) return false;
    loaded.add(routePath);
    // Nobody has asked for it yet: who presses the link is told why it does not come.
    return load(routePath).catch(() => []);
  },
});
