import { GROUP, LIST, SIDEBAR_ID } from './sidebar-dom';

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
