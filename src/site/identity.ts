/** Name of the site, as it stands in titles. */
export const SITE_TITLE = 'Rslib';

/** With a dot behind it, the beginning of every key that the site keeps in a browser. */
export const STORAGE_NAMESPACE = 'rslib';

/** Version of the tool that the pages are about. */
export const DOCUMENTED_VERSION = '1.0.1';

/** Older versions that still get corrections; the others but the latest are marked `noindex`. */
export const MAINTAINED_VERSIONS: readonly string[] = [];
