import { attempt } from '../shared/attempt';

/*
 * What the build says of a page, in attributes of <html> that belong to this site. Others are no
 * source of facts: when a browser translates a page it writes its own `lang`, `dir` and `class`.
 */

/** Language of the page, as the site names it; the not-found page decides in the browser. */
export const pageLocale = (): string => document.documentElement.dataset.locale!;

/** Address of the page in its one true form; a missing page has none. */
export const pageRoute = (): string | undefined => document.documentElement.dataset.route;

/** The element that a fragment such as `#usage` names. */
export function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not an id that a page could have.
    return null;
  }
}

/** An element with a class and children. */
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

/**
 * Puts a path of this origin into the address bar, without another entry in the history. The browser
 * may refuse, as Safari does from the 101st time within 30 seconds; nothing may depend on it.
 */
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
