import { nextTab } from '@rslib-docs/kit/browser/interaction';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import { writeStored } from '@rslib-docs/kit/browser/environment';
import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';
import { fragmentTarget } from '@rslib-docs/kit/browser/page';
import { whenParsed } from '@rslib-docs/kit/browser/when-ready';
import type { TabSet } from './tab-set';

export const TAB_SET = 'tab-set';
/** On a set of tabs; its value names the group whose choice is shared, empty for none. */
export const TABS = 'data-tabs';
/** Followed by the name of the group. The value is the index of the chosen tab. */
export const STORAGE_PREFIX = `${STORAGE_NAMESPACE}.tabs.`;

/** Anything that is not a whole number from 0 is ignored. */
export function parseIndex(value: string | null): number {
  return value !== null && /^\d{1,3}$/.test(value) ? Number(value) : -1;
}

/** All sets of a group on this page show the choice. */
function chooseIn(group: string, index: number): void {
  (customElements.get(TAB_SET) as typeof TabSet).chosen[group] = index;
  for (const set of document.querySelectorAll<TabSet>(TAB_SET))
    if (set.group === group) set.follow();
}

const setOf = (tab: Element): TabSet => tab.closest<TabSet>(TAB_SET)!;

/** Switches a tab's set, and all sets of its group on this page, to it. */
function choose(tab: HTMLElement): number {
  const set = setOf(tab);
  const index = set.tabs.indexOf(tab);
  set.select(index);
  // A bar of many files is scrolled; the page stays where it is.
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (set.group) chooseIn(set.group, index);
  return index;
}

/** The reader's own choice, which other pages show too. */
function press(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  const index = choose(tab);
  const { group } = setOf(tab);
  if (group) writeStored(STORAGE_PREFIX + group, String(index));
  // Other sets of the group may have grown above: what was pressed stays where it was.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

const tabAt = (event: Event) =>
  (event.target as Element | null)?.closest?.<HTMLElement>(`${TAB_SET} [role=tab]`);

const tabOf = (place: Element) =>
  document.getElementById(place.firstElementChild!.getAttribute('aria-labelledby')!)!;

/** Shows what an element is hidden in; that is not the reader's choice, and no other page follows. */
function unfold(element: Element): boolean {
  let isFolded = false;
  let around: Element | null = element;
  while (
    (around = around!.parentElement?.closest(`${TAB_SET}>[hidden],details:not([open])`) ?? null)
  ) {
    isFolded = true;
    if (around instanceof HTMLDetailsElement) around.open = true;
    else choose(tabOf(around));
  }
  return isFolded;
}

/** Answers the tabs of every page, and leads to a heading in a panel that is not shown. */
export function startTabs(): readonly string[] {
  addEventListener('click', (event) => {
    const tab = tabAt(event);
    if (tab) press(tab);
  });
  onKeys((event) => {
    const tab = tabAt(event);
    const next = tab && nextTab(setOf(tab).tabs, tab, event);
    if (!next) return;
    event.preventDefault();
    press(next);
    next.focus();
  });
  addEventListener('beforematch', ({ target }) => {
    const panel = (target as Element).closest?.(`${TAB_SET}>[hidden]`);
    if (panel) choose(tabOf(panel));
  });
  addEventListener('storage', ({ key, newValue }) => {
    const index = parseIndex(newValue);
    if (index >= 0 && key?.startsWith(STORAGE_PREFIX))
      chooseIn(key.slice(STORAGE_PREFIX.length), index);
  });
  const open = (): void => {
    const target = fragmentTarget(location.hash);
    if (target && unfold(target)) target.scrollIntoView();
  };
  whenParsed(open);
  addEventListener('hashchange', open);
  // The address may be the present one; then there is no event.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
    if (link?.href === location.href) open();
  });
  return ['role=tab'];
}
