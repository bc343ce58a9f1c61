type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click asks for the thing itself, not for a new tab, a window or a download. */
export const isPlainClick = (event: Click): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** The tab that a key leads to from `tab`, round the ends of the list; undefined for other keys. */
export function nextTab<T extends Element>(
  tabs: readonly T[],
  tab: T,
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
): T | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const at = tabs.indexOf(tab);
  const target: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  return key in target ? tabs.at(target[key]!) : undefined;
}

/* How long what opens by pointing waits. Beside the code, as menus, drawers and tips share it. */

/** Hover menus and the hidden sidebar close so long after the pointer has left (specification §4, "Hover menus"). */
export const CLOSE_DELAY_MS = 150;

/** Popovers and tooltips open and close after 0.1 s (specification §9, "Popover/tooltip delay"). */
export const POPOVER_DELAY_MS = 100;

/** What opens a menu besides a press: `any` is the pointer or keyboard focus, as for a `tip`. */
export type MenuTrigger = 'press' | 'hover' | 'focus' | 'any' | 'tip';

/** On the group of a button and its panel; the value is a `MenuTrigger`. */
export const MENU = 'data-menu';

/** On the group: how long after entering and after leaving it changes, in milliseconds. */
export const MENU_DELAY = 'data-menu-delay';

/** A press may have its click this long after the pointer is up, where a finger could tap twice. */
const CLICK_MS = 300;

/** While a link or button of `root` is pressed, the last `run` waits: a replaced one gets no click. */
export function deferWhilePressed(root: HTMLElement): (run: () => void) => void {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const endSoon = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPressed = false;
      const run = waiting;
      waiting = undefined;
      run?.();
    }, delayMs);
  };
  root.addEventListener('pointerdown', ({ target, button }) => {
    if (button !== 0 || !(target as Element).closest('a,button')) return;
    isPressed = true;
    clearTimeout(timer);
    const ended = new AbortController();
    for (const type of ['pointerup', 'pointercancel']) {
      const onEnd = () => {
        ended.abort();
        endSoon(CLICK_MS);
      };
      addEventListener(type, onEnd, { signal: ended.signal });
    }
  });
  root.addEventListener('click', () => isPressed && endSoon(0));
  return (run) => {
    if (isPressed) waiting = run;
    else run();
  };
}
