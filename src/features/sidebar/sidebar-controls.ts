import { BREAKPOINTS_PX } from '@rslib-docs/kit/ui/breakpoints';
import { isPlainClick, CLOSE_DELAY_MS } from '@rslib-docs/kit/browser/interaction';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import { SITE_MENU } from '@rslib-docs/kit/shared/page-contract';
import { writeStored } from '@rslib-docs/kit/browser/environment';
import {
  AREAS,
  EDGE,
  GROUP,
  GROUP_LINK,
  HIDDEN,
  LIST,
  MORE,
  SIDEBAR_ID,
  STORAGE_KEY,
  TOGGLE,
  showActiveEntry,
} from './sidebar-dom';

const PEEKING = 'data-sidebar-peek';

const root = document.documentElement;
const inside = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

let inert: Element[] = [];

/** The drawer of small screens is a dialog while it is open: everything else is inert. */
function holdFocus(drawer: HTMLElement, isOpen: boolean): void {
  drawer.role = isOpen ? 'dialog' : null;
  drawer.ariaModal = isOpen ? 'true' : null;
  drawer.ariaLabel = isOpen ? drawer.querySelector('nav')!.ariaLabel : null;
  for (const other of inert) other.removeAttribute('inert');
  inert = [];
  for (let part: Element = drawer; isOpen && part !== document.body; part = part.parentElement!) {
    // The search opens above the drawer.
    inert.push(...[...part.parentElement!.children].filter((one) => !one.matches('dialog')));
    inert.splice(inert.indexOf(part), 1);
  }
  for (const other of inert) other.setAttribute('inert', '');
  const active = document.activeElement;
  if (isOpen) {
    showActiveEntry();
    const list = drawer.querySelector(`[${LIST}]`);
    const entry = (selector: string) => list?.querySelector<HTMLElement>(selector);
    (entry('[aria-current="page"]') ?? entry('a, summary'))?.focus();
  } else if (active === document.body || drawer.contains(active)) {
    document
      .querySelector<HTMLElement>(`[popovertarget="${SIDEBAR_ID}"]:not([popovertargetaction])`)
      ?.focus();
  }
}

/** The drawer covers the bar, and has what that has: the way to the other areas, and its menu. */
function showBarItems(drawer: Element): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"]');
  const copies = [...links].map(({ href, ariaCurrent, textContent }) =>
    Object.assign(document.createElement('a'), { href, ariaCurrent, textContent }),
  );
  drawer.querySelector(`[${AREAS}]`)?.replaceChildren(...copies);
  // With the items of the bar that lead elsewhere, or have entries.
  const more = document.querySelectorAll(`[${SITE_MENU}] > :not(a[href^="/"])`);
  const place = drawer.querySelector(`[${MORE}]`);
  place?.replaceChildren(...[...more].map((item) => item.cloneNode(true)));
  for (const name of ['id', 'popovertarget'])
    for (const copy of place?.querySelectorAll(`[${name}]`) ?? [])
      copy.setAttribute(name, `${copy.getAttribute(name)!}-copy`);
}

function startDrawer(): void {
  // Reset beforehand: the next page may have no sidebar, and then no code would reset it.
  for (const [type, state] of [
    ['toggle', 'open'],
    ['beforetoggle', 'closed'],
  ] as const) {
    addEventListener(
      type,
      (event) => {
        const drawer = event.target as HTMLElement;
        if (drawer.id !== SIDEBAR_ID || event.newState !== state) return;
        if (state === 'open') showBarItems(drawer);
        holdFocus(drawer, state === 'open');
      },
      true,
    );
  }
  // The same element is a column there, and must not stay in the layer of popups.
  const query = `(min-width: ${BREAKPOINTS_PX.drawer + 1}px)`;
  globalThis
    .matchMedia?.(query)
    .addEventListener('change', () => document.getElementById(SIDEBAR_ID)?.hidePopover?.());
}

let timer: number | undefined;
const peek = (on: boolean): void => {
  clearTimeout(timer);
  root.toggleAttribute(PEEKING, on);
};

/** The edge and the drawer that comes from it belong together; elsewhere means leaving. */
function follow({ target }: Event): void {
  if (!root.hasAttribute(HIDDEN)) return;
  if (inside(target, `[${EDGE}], #${SIDEBAR_ID}`)) return peek(true);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!document.querySelector(`#${SIDEBAR_ID} :focus-visible`)) peek(false);
  }, CLOSE_DELAY_MS);
}

const focusEdge = (): void => {
  document.querySelector<HTMLElement>(`[${EDGE}] button`)?.focus();
  peek(false);
};

/** The sidebar's controls before the app has started, or without it. */
export function startSidebarControls(): readonly string[] {
  addEventListener('pointerover', follow);
  addEventListener('focusin', follow);
  onKeys(({ key }) => {
    if (key === 'Escape' && root.hasAttribute(PEEKING)) focusEdge();
  });
  startDrawer();
  // Before the app, which may have made the pressed link the current one by the time that it is done.
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = isPlainClick(event) && inside(target, `[${GROUP_LINK}][aria-current]`);
    const group = link && link.closest(`[${GROUP}]`)?.querySelector('details');
    // Elsewhere the link leads to the page of the group, which opens it.
    if (group) group.open = !group.open;
    if (!inside(target, `[${TOGGLE}]`)) return;
    const isHidden = root.toggleAttribute(HIDDEN);
    writeStored(STORAGE_KEY, isHidden ? 'hidden' : 'shown');
    if (isHidden) focusEdge();
    else {
      peek(false);
      document.querySelector<HTMLElement>(`#${SIDEBAR_ID} [${TOGGLE}]`)?.focus();
    }
  };
  addEventListener('click', onClick, { capture: true });
  return [TOGGLE];
}
