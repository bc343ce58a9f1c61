import { whenParsed } from '@rslib-docs/kit/browser/when-ready';
import { AFTER_TEXT, MOVED_FROM, PAGE_STYLES, PLACE } from './page-contract';

/** The platform closes what leaves the document, and takes the focus from it, without a word. */
function moveTo(place: Element | null, element: HTMLElement): void {
  const active = document.activeElement as HTMLElement;
  const isOpen = element.popover && element.matches(':popover-open');
  place?.replaceWith(element);
  if (isOpen) element.showPopover();
  if (element.contains(active)) active.focus();
}

/**
 * Puts what stands behind the text for the sake of the first paint where it belongs: keys and
 * screen readers follow the document, and the app expects what it has rendered. To be called when
 * the markup is complete; what has not come has no element, and its place stays empty.
 */
export function restoreOrder(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${MOVED_FROM}]`)) {
    const name = element.getAttribute(MOVED_FROM)!;
    element.removeAttribute(MOVED_FROM);
    moveTo(document.querySelector(`[${PLACE}="${name}"]`), element);
  }
  document.querySelector(`body script[${AFTER_TEXT}]`)?.remove();
}

/**
 * Restores the order when the markup is complete. A press on a button whose panel has not come yet
 * does nothing: the last one is made again then, unless something else was pressed after it.
 */
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
