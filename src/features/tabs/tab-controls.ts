import { nextTab } from '@rslib-docs/kit/browser/interaction';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import { readStored, writeStored } from '@rslib-docs/kit/browser/environment';
import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';
import { fragmentTarget } from '@rslib-docs/kit/browser/page';

const TAB_SET = 'tab-set';
/** On a set of tabs; its value names the group whose choice is shared, empty for none. */
export const TABS = 'data-tabs';
/** Followed by the name of the group. The value is the index of the chosen tab. */
const STORAGE_PREFIX = `${STORAGE_NAMESPACE}.tabs.`;

/** Choices by group, so that they hold where storage is blocked. */
const chosen: Record<string, number> = {};

/** Anything that is not a whole number from 0 is ignored. */
function parseIndex(value: string | null): number {
  return value !== null && /^\d{1,3}$/.test(value) ? Number(value) : -1;
}

const tabsOf = (set: Element) => [
  ...set.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'),
];

/** "Find in page" looks into panels that are not shown; a browser that cannot takes it for `hidden`. */
function hide(panel: Element): void {
  panel.setAttribute('hidden', 'until-found');
}

/** The places of the panels of a set, in the order of its tabs. */
const placesOf = (set: Element) => set.querySelectorAll(':scope > :not([role=tablist])');

/** Selects a tab of one set; an index that the set does not have is ignored. */
function select(set: Element, index: number): void {
  const tabs = tabsOf(set);
  if (!tabs[index]) return;
  for (const [at, tab] of tabs.entries()) {
    tab.ariaSelected = String(at === index);
    tab.tabIndex = at === index ? 0 : -1;
  }
  // A page that is still arriving may lack panels; the next pass finds them.
  for (const [at, panel] of placesOf(set).entries()) {
    if (at === index) panel.removeAttribute('hidden');
    else hide(panel);
  }
}

/** Brings a set to what was chosen in its group. */
function follow(set: Element): void {
  // The build writes them in this form.
  set.querySelectorAll(":scope>[hidden='']").forEach(hide);
  const group = set.getAttribute(TABS);
  if (group) select(set, (chosen[group] ??= parseIndex(readStored(STORAGE_PREFIX + group))));
}

function followAll(group: string): void {
  for (const set of document.querySelectorAll(TAB_SET))
    if (set.getAttribute(TABS) === group) follow(set);
}

/** Switches a tab's set, and all sets of its group on this page, to it. */
function choose(tab: Element): void {
  const set = tab.closest(TAB_SET)!;
  const index = (tabsOf(set) as Element[]).indexOf(tab);
  const group = set.getAttribute(TABS);
  select(set, index);
  // A bar of many files is scrolled; the page stays where it is.
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (!group) return;
  chosen[group] = index;
  followAll(group);
}

/** The reader's own choice, which other pages show too. */
function press(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  choose(tab);
  const group = tab.closest(TAB_SET)!.getAttribute(TABS);
  if (group) writeStored(STORAGE_PREFIX + group, String(chosen[group]));
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

/** Answers the tabs of every page and shows each group's choice before the page is painted. */
export function startTabs(): void {
  addEventListener('click', (event) => {
    const tab = tabAt(event);
    if (tab) press(tab);
  });
  onKeys((event) => {
    const tab = tabAt(event);
    const next = tab && nextTab(tabsOf(tab.closest(TAB_SET)!), tab, event);
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
    if (!key?.startsWith(STORAGE_PREFIX)) return;
    const index = parseIndex(newValue);
    if (index < 0) return;
    const group = key.slice(STORAGE_PREFIX.length);
    chosen[group] = index;
    followAll(group);
  });
  // A set shows the choice of its group as it arrives, and as the app draws it.
  customElements.define(
    TAB_SET,
    class extends HTMLElement {
      #panels = new MutationObserver(() => follow(this));
      connectedCallback(): void {
        follow(this);
        // While a page is still arriving, the panels come later.
        this.#panels.observe(this, { childList: true });
      }
    },
  );
}

/** A heading in a panel that is not shown is led to like any other. */
export function startOpenTarget(): void {
  const open = (): void => {
    const target = fragmentTarget(location.hash);
    if (target && unfold(target)) target.scrollIntoView();
  };
  addEventListener('DOMContentLoaded', open);
  addEventListener('hashchange', open);
  // The address may be the present one; then there is no event.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
    if (link?.href === location.href) open();
  });
}
