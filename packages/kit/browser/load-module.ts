const loading: Record<string, Promise<unknown> | undefined> = {};
let failures = 0;

/**
 * Loads a module of the first view once. After a failure the next call asks at a new address, as
 * browsers keep the failure of an old one (before https://github.com/whatwg/html/pull/10327).
 */
export function loadModule<T>(address: string): Promise<T> {
  const asked = failures ? `${address}?${failures}` : address;
  // The address is that of a built file: the app's bundler has nothing to find there.
  return (loading[address] ??= import(/* webpackIgnore: true */ asked).catch((error: unknown) => {
    failures += 1;
    loading[address] = undefined;
    throw error;
  })) as Promise<T>;
}
