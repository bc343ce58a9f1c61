import load from '@docusaurus/core/lib/client/preload';

/** The part of the Network Information API that is used here; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const loaded = new Set<string>();

function isFrugal(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * What links ask for ahead. Docusaurus fetches the code of every page to which a link is in view.
 * Most of them are never opened, so only what the pointer or a finger is on is loaded.
 */
export default Object.freeze({
  prefetch: () => false,
  preload(routePath: string) {
    if (isFrugal() || loaded.has(routePath)) return false;
    loaded.add(routePath);
    return load(routePath);
  },
});
