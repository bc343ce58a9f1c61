import { AFTER_TEXT, MOVED_FROM, PAGE_STYLES_ID, PLACE } from './contract';

/**
 * Puts what stands behind the text for the sake of the first paint where it belongs: keys and
 * screen readers follow the document, and the app expects what it has rendered. To be called when
 * the markup is complete; what has not come has no element, and its place stays empty.
 */
export function restoreOrder(): void {
  for (const element of document.querySelectorAll(`[${MOVED_FROM}]`)) {
    const name = element.getAttribute(MOVED_FROM)!;
    element.removeAttribute(MOVED_FROM);
    document.querySelector(`[${PLACE}="${name}"]`)?.replaceWith(element);
  }
  document.querySelector(`body script[${AFTER_TEXT}]`)?.remove();
}

/** Takes the styles out of the text, once the whole stylesheet has come and before the app starts. */
export function removePageStyles(): void {
  document.getElementById(PAGE_STYLES_ID)?.remove();
}
