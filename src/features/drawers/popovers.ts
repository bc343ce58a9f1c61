import { onKeys } from '@rslib-docs/kit/browser/keys';
import { setOverlay } from '@rslib-docs/kit/browser/page';
import {
  CLOSE_DELAY_MS,
  MENU,
  MENU_DELAY,
  type MenuTrigger,
} from '@rslib-docs/kit/browser/interaction';

/** On a popover that covers the page: the width of the window in pixels that closes it, if any. */
const SCROLL_LOCK = 'data-scroll-lock';

const FOCUSABLE = 'a[href],button,summary,input,select';

function openCover(): HTMLElement | null {
  return document.querySelector(`[${SCROLL_LOCK}]:popover-open`);
}

/** Tab cycles through the overlay's content and the button that opened it. */
function holdFocus(event: KeyboardEvent): void {
  const cover = event.key === 'Tab' && openCover();
  if (!cover) return;
  const opener = document.querySelector(`[popovertarget="${cover.id}"]`);
  const round = [...new Set([opener, ...cover.querySelectorAll(FOCUSABLE)])].filter(
    (item): item is HTMLElement => !!item?.checkVisibility(),
  );
  const at = round.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? 0 : at + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  round.at(to % round.length)?.focus();
}

/** What the platform does not do: close popovers for a followed link, Back and a wider window. */
export function startDrawers(): void {
  const onLink = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('[popover] a[href]');
    let popover = link?.closest<HTMLElement>('[popover]');
    // A panel may stand in a screen; both have served.
    while (popover) {
      popover.hidePopover?.();
      popover = popover.parentElement?.closest<HTMLElement>('[popover]');
    }
  };
  // Runs before the app handles the click: after navigation the link may no longer exist.
  addEventListener('click', onLink, { capture: true });
  addEventListener('popstate', () => openCover()?.hidePopover());
  addEventListener('resize', () => {
    const cover = openCover();
    const closesAt = Number(cover?.getAttribute(SCROLL_LOCK));
    if (closesAt && innerWidth >= closesAt) cover!.hidePopover();
  });
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const cover = target as Element;
      if (cover.hasAttribute(SCROLL_LOCK)) setOverlay(newState === 'open' ? cover.id : null);
    },
    { capture: true },
  );
  onKeys(holdFocus);
}

/** Dispatched on the window, it opens or closes a menu from outside: `{ id, open }`. */
const MENU_EVENT = 'site-menu';

type Group = HTMLElement;

const MENU_ITEMS = 'a[href],button,summary';

const timers = new WeakMap<Group, number>();
/** `mouse`, `pen` or `touch`: what moved last. A finger cannot hover. */
let pointer = '';

function groupOf(node: EventTarget | null | undefined): Group | null {
  return (node as Element | null)?.closest?.<Group>(`[${MENU}]`) ?? null;
}

/** Null while the panel is missing: it stands far behind its button while a page arrives. */
function panelOf(group: Group): HTMLElement | null {
  return group.querySelector<HTMLElement>(':scope > [popover]');
}

function triggerOf(group: Group): MenuTrigger {
  return group.getAttribute(MENU) as MenuTrigger;
}

const isOpen = (panel: Element): boolean => panel.matches(':popover-open');

/** The button of a panel that was pressed last. Several may open the same one. */
let pressed: Element | null | undefined;

function buttonOf({ id }: HTMLElement): HTMLElement | null {
  const selector = `[popovertarget="${id}"]`;
  return (
    pressed?.isConnected && pressed.matches(selector) ? pressed : document.querySelector(selector)
  ) as HTMLElement | null;
}

function set(group: Group, open: boolean): void {
  clearTimeout(timers.get(group));
  const panel = panelOf(group);
  // The page may have been replaced while the timer ran.
  if (panel?.isConnected && open !== isOpen(panel)) panel.togglePopover(open);
}

/** Opens or closes after the group's delay; the opposite wish before that replaces this one. */
function later(group: Group, open: boolean): void {
  clearTimeout(timers.get(group));
  const own = group.getAttribute(MENU_DELAY);
  const delayMs = own ? +own : open ? 0 : CLOSE_DELAY_MS;
  if (delayMs) timers.set(group, setTimeout(set, delayMs, group, open) as unknown as number);
  else set(group, open);
}

function onPointer(event: PointerEvent): void {
  pointer = event.pointerType;
  if (pointer === 'touch') return;
  let group = groupOf(event.target);
  // Groups may be in panels of groups: each entered or left one is handled.
  while (group && !group.contains(event.relatedTarget as Node | null)) {
    if (/hover|any|tip/.test(triggerOf(group))) later(group, event.type === 'pointerover');
    group = groupOf(group.parentElement);
  }
}

function onFocus(event: FocusEvent): void {
  const target = event.target as Element;
  const next = event.relatedTarget as Node | null;
  let group = groupOf(target);
  while (group && !group.contains(next)) {
    const trigger = triggerOf(group);
    const entered = event.type === 'focusin';
    if (entered) {
      const byKeys = target.matches(':focus-visible');
      // A press focuses too, and opens by itself.
      if (trigger === 'focus' || (byKeys && /any|tip/.test(trigger))) later(group, true);
    } else if (next || trigger === 'tip') set(group, false);
    group = groupOf(group.parentElement);
  }
}

/** Hovering has opened the menu already: the press that follows must not close it again. */
function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest?.('[popovertarget]');
  if (button) pressed = button;
  const group = groupOf(event.target);
  if (!group || !event.detail || pointer === 'touch') return;
  const panel = panelOf(group);
  const opensByItself = panel && /hover|any|focus/.test(triggerOf(group)) && isOpen(panel);
  if (opensByItself && button === buttonOf(panel)) event.preventDefault();
}

/** Keys of a disclosure menu (ARIA Authoring Practices): arrows, Home and End move inside. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    for (const tip of document.querySelectorAll<Group>(`[${MENU}=tip]`)) set(tip, false);
  }
  const group = groupOf(event.target);
  if (!group || triggerOf(group) === 'tip' || (event.target as Element).matches('input')) return;
  const panel = panelOf(group);
  const step = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 }[event.key];
  if (!panel || step === undefined || (!step && !isOpen(panel))) return;
  const from = event.target as HTMLElement;
  if (!panel.contains(from)) {
    if (event.key !== 'ArrowDown') return;
    set(group, true);
  }
  const all = [...panel.querySelectorAll<HTMLElement>(MENU_ITEMS)].filter((item) =>
    item.checkVisibility(),
  );
  const at = all.indexOf(from);
  const to = step ? (at + step + all.length) % all.length : event.key === 'Home' ? 0 : -1;
  event.preventDefault();
  all.at(to)?.focus();
}

/** Gives the focus back, also where no press opened the panel; and what hovering began ends. */
function onToggle(event: Event): void {
  const panel = event.target as HTMLElement;
  const group = groupOf(panel);
  if (group) clearTimeout(timers.get(group));
  if ((event as ToggleEvent).newState === 'closed' && panel.contains(document.activeElement)) {
    buttonOf(panel)?.focus();
  }
}

function onWish(event: Event): void {
  const { id, open } = (event as CustomEvent<{ id: string; open: boolean }>).detail;
  const group = groupOf(document.getElementById(id));
  if (group) set(group, open);
}

/** Makes popovers open by hovering and usable with the keys of a menu. */
export function startMenus(): void {
  addEventListener('pointerover', onPointer);
  addEventListener('pointerout', onPointer);
  addEventListener('focusin', onFocus);
  addEventListener('focusout', onFocus);
  addEventListener('click', onClick, { capture: true });
  onKeys(onKey);
  // Toggle events do not bubble.
  addEventListener('beforetoggle', onToggle, { capture: true });
  addEventListener(MENU_EVENT, onWish);
}
