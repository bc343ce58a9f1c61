import { attempt } from '../shared/attempt';

/**
 * Puts a path of this origin into the address bar, without another entry in the history. The browser
 * may refuse, as Safari does from the 101st time within 30 seconds; nothing may depend on it.
 */
export function writeAddress(path: string, state: unknown = history.state): void {
  // With its origin: a path that begins with two slashes would be that of another one.
  attempt(() => history.replaceState(state, '', location.origin + path));
}
