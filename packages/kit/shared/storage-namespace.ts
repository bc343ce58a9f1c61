/**
 * With a dot behind it, the beginning of every key that the site keeps in a browser. Sites on one
 * origin need different ones.
 */
export const STORAGE_NAMESPACE = 'rslib';
