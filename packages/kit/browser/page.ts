import { attempt, decoded } from '../shared/attempt';

// Facts of a page are in attributes of <html> of our own: browsers that translate change `lang`.

/** Language of the page, as the site names it; the not-found page decides in the browser. */
export const pageLocale = (): string => document.documentElement.dataset.locale!;

/** Address of the page in its one true form; a missing page has none. */
export const pageRoute = (): string | undefined => document.documentElement.dataset.route;

/** The element that a fragment such as `#usage` names. */
export const fragmentTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decoded(hash.slice(1), decodeURIComponent) ?? '');

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const one = document.createElement(name);
  if (className) one.className = className;
  one.append(...children);
  return one;
}

/** Parts of a page that its query can switch off (specification §2, "Layout"). */
export type SwitchablePart = 'navbar' | 'sidebar' | 'outline' | 'footer' | 'globalUIComponents';

/** Whether the query says `part=0`; any other value leaves the part alone. */
export function isSwitchedOff(search: string, part: SwitchablePart): boolean {
  return new URLSearchParams(search).get(part) === '0';
}

/** Replaces the address; Safari refuses from the 101st time within 30 s: nothing may depend on it. */
export function writeAddress(path: string, state: unknown = history.state): void {
  // With its origin: a path that begins with two slashes would be that of another one.
  attempt(() => history.replaceState(state, '', location.origin + path));
}

/** On `<html>` while something covers the page, which does not scroll below it: what it is. */
const OVERLAY = 'data-overlay';

/** Says that something covers the page; null says that it is gone. */
export function setOverlay(name: string | null): void {
  const root = document.documentElement;
  if (name === null) root.removeAttribute(OVERLAY);
  else root.setAttribute(OVERLAY, name);
}
