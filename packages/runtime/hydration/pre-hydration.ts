import { isPlainClick } from '@rslib-docs/kit/browser/interaction';
import { onKeys } from '@rslib-docs/kit/browser/keys';
import { whenParsed } from '@rslib-docs/kit/browser/when-ready';
import { AFTER_TEXT, MOVED_FROM, PAGE_STYLES, PLACE } from './page-contract';

/** On the script of the controls, whose name holds the hash of its content. */
export const CONTROLS_SCRIPT = 'data-controls';

const ARRIVED = 'site-controls';

/** A script that could not be loaded never runs again, and browsers keep the failure of its address. */
function tryAgain(failed: HTMLScriptElement): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `${failed.src}?`;
  script.setAttribute(CONTROLS_SCRIPT, '');
  failed.replaceWith(script);
}

interface EarlyEvents {
  /** Selects links that the controls answer in another way, and that wait for them. */
  waiting: string;
  /** Whether a key opens a field, to which the letters after it belong. */
  opensField: (event: KeyboardEvent) => boolean;
}

/** Remembers what is pressed before the controls have come. */
export function captureEarlyEvents({ waiting, opensField }: EarlyEvents): void {
  const pressed: Element[] = [];
  let opening: KeyboardEvent | undefined;
  let typed = '';
  let isWaiting = true;
  let failed: HTMLScriptElement | undefined;
  const retry = (): boolean => {
    const last = failed;
    failed = undefined;
    if (last) tryAgain(last);
    return !!last;
  };
  const keep = (event: MouseEvent): void => {
    // What opens a new tab is the browser's.
    if (!isPlainClick(event)) return;
    const target = event.target as Element;
    pressed.push(target);
    if (!retry() && target.closest(waiting)) event.preventDefault();
  };
  onKeys((event) => {
    if (!isWaiting) return;
    const { key, ctrlKey, metaKey } = event;
    if (!opening && opensField(event)) {
      opening = event;
      retry();
    } else if (opening && key.length === 1 && !ctrlKey && !metaKey) typed += key;
    else return;
    event.preventDefault();
  });
  const onError = ({ target }: Event): void => {
    if (!(target as Element).matches?.(`[${CONTROLS_SCRIPT}]`)) return;
    failed = target as HTMLScriptElement;
    // Who has seen no answer presses again.
    pressed.length = 0;
    opening = undefined;
    typed = '';
  };
  // Back to another page of this document: the controls would take its address for this page's.
  const { pathname } = location;
  const leave = (): void => {
    if (location.pathname !== pathname) location.reload();
  };
  addEventListener('click', keep);
  addEventListener('popstate', leave);
  addEventListener('error', onError, true);
  addEventListener(
    ARRIVED,
    (event) => {
      removeEventListener('click', keep);
      removeEventListener('popstate', leave);
      isWaiting = false;
      removeEventListener('error', onError, true);
      for (const element of pressed) (event as CustomEvent<(one: Element) => void>).detail(element);
      if (!opening) return;
      opening.target!.dispatchEvent(new KeyboardEvent('keydown', opening));
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.value += typed;
    },
    { once: true },
  );
}

/** Presses again the buttons with `attributes`, which the controls answer, that were pressed too early. */
export function replayEvents(attributes: readonly string[]): void {
  const selector = attributes.map((name) => `[${name}]`).join();
  const detail = (element: Element) => element.closest<HTMLElement>(selector)?.click();
  dispatchEvent(new CustomEvent(ARRIVED, { detail }));
}

/** The platform closes what leaves the document, and takes the focus from it, without a word. */
function moveTo(place: Element | null, element: HTMLElement): void {
  const active = document.activeElement as HTMLElement;
  const isOpen = element.popover && element.matches(':popover-open');
  place?.replaceWith(element);
  if (isOpen) element.showPopover();
  if (element.contains(active)) active.focus();
}

/** Puts what stands behind the text for the first paint where keys, readers and the app expect it. */
function restoreOrder(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${MOVED_FROM}]`)) {
    const name = element.getAttribute(MOVED_FROM)!;
    element.removeAttribute(MOVED_FROM);
    moveTo(document.querySelector(`[${PLACE}="${name}"]`), element);
  }
  document.querySelector(`body script[${AFTER_TEXT}]`)?.remove();
}

/** When the markup is complete; the last press on a button whose panel was missing is made again. */
export function startRestoringOrder(): void {
  let early: HTMLElement | null | undefined;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[popovertarget]');
    early = button?.popoverTargetElement === null ? button : null;
  });
  whenParsed(() => {
    restoreOrder();
    early?.click();
  });
}

/** Takes the links out of the text, once the head has the stylesheets and before the app starts. */
export function removePageStyles(): void {
  for (const element of document.querySelectorAll(`.${PAGE_STYLES}`)) element.remove();
}
