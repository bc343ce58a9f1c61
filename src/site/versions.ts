/**
 * Older versions that still get corrections. Search engines may show them; an older version that
 * is not named here is marked `noindex`. The latest version need not be named.
 */
export const MAINTAINED_VERSIONS: readonly string[] = [];
