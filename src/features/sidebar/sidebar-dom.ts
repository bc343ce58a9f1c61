import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';
import { readStored } from '@rslib-docs/kit/browser/environment';

/** Names by which the markup of the sidebar and its framework-free module know each other. */
export const SIDEBAR_ID = 'sidebar';
/** On `<html>` while the visitor has hidden the sidebar of wide screens. */
export const HIDDEN = 'data-sidebar-hidden';
export const STORAGE_KEY = `${STORAGE_NAMESPACE}.sidebar`;
export const LIST = 'data-sidebar-list';
/** In the head of the drawer: the links to the areas of the site. */
export const AREAS = 'data-sidebar-areas';
/** At the end of the drawer: the place of a copy of the site's menu. */
export const MORE = 'data-sidebar-more';
export const GROUP = 'data-group';
export const GROUP_LINK = 'data-group-link';
/** Buttons that hide the sidebar of wide screens and bring it back. */
export const TOGGLE = 'data-sidebar-toggle';
/** The strip at the left edge that shows a hidden sidebar as a drawer. */
export const EDGE = 'data-sidebar-edge';

const ACTIVE = '[aria-current="page"]';

/** Scrolls the list, not the page, so that the entry of the current page is in its middle. */
export function showActiveEntry(onlyIfOutside = false): void {
  const list = document.querySelector(`[${LIST}]`);
  const entry = list?.querySelector(ACTIVE);
  if (!list || !entry) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom, height } = entry.getBoundingClientRect();
  if (onlyIfOutside && top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += top - frame.top - (frame.height - height) / 2;
}

/** After a navigation: the drawer closes, the groups of the new page open, its entry is in view. */
export function followNavigation(): void {
  const sidebar = document.getElementById(SIDEBAR_ID);
  sidebar?.hidePopover?.();
  const closed = `[${GROUP}]:has(${ACTIVE}) > details:not([open])`;
  for (const group of sidebar?.querySelectorAll<HTMLDetailsElement>(closed) ?? []) {
    group.open = true;
  }
  showActiveEntry(true);
}

/** Before the first paint: whether there is a sidebar. */
export function applySidebar(): void {
  document.documentElement.toggleAttribute(HIDDEN, readStored(STORAGE_KEY) === 'hidden');
}

export function startSidebar(): void {
  // The markup is complete, the app is still to come; the frame after that has the styles.
  document.addEventListener(
    'readystatechange',
    () => requestAnimationFrame(() => showActiveEntry()),
    { once: true },
  );
}
