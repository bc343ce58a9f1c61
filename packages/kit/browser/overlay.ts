/** On `<html>` while something covers the page, which does not scroll below it: what it is. */
const COVER = 'data-cover';

/** Says that something covers the page; null says that it is gone. */
export function setOverlay(name: string | null): void {
  const root = document.documentElement;
  if (name === null) root.removeAttribute(COVER);
  else root.setAttribute(COVER, name);
}
