/** The element that a fragment such as `#usage` names. */
export function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not an id that a page could have.
    return null;
  }
}
