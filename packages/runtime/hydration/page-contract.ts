/** Id of the `<template>` in the head of a built page that holds what starts its app. */
export const APP_TEMPLATE_ID = 'app';

/** On a button that only the app answers; an earlier press is noted as the value. */
export const HYDRATE_ON_INTERACTION = 'data-hydrate-on-interaction';
export const PRESSED = 'pressed';

/** On an element of a page that is an application: there the app starts without being asked. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';

/* What the end of the build writes into a page, and what the page's scripts find. */

/** On the script that runs behind the first paragraphs of a page. */
export const AFTER_TEXT = 'data-after-text';

/** Class of the links to the stylesheets behind the first paragraphs, and of the script there. */
export const PAGE_STYLES = 'page-styles';

/** Text of that script, which does nothing: what follows it waits for the stylesheets everywhere. */
export const WAITING_SCRIPT = ' ';

/** On an element that stands later in the document than where it belongs: the name of its place. */
export const MOVED_FROM = 'data-moved-from';

/** On the empty template at the place of an element that stands later: the same name. */
export const PLACE = 'data-place';

/** Name of the Trusted Types policy that lets these rules, and no other text, into the page. */
export const SPECULATION_POLICY = 'speculation-rules';

/** Links that lead to no page of the site, or to one in another window. */
const NO_PAGE =
  '[target=_blank],[download],[rel~=external],[href$=".md"],[href$=".xml"],[href$=".txt"]';

/** Pages below `base` that the browser draws ahead, or fetches, once a pointer rests on their link. */
export function speculationRules(base: string): string {
  const where = {
    and: [{ href_matches: `${base}*` }, { not: { selector_matches: NO_PAGE } }],
  };
  const rule = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prerender: rule, prefetch: rule });
}

/** Told to the window when nobody answers for what a visitor asked for. */
const PAGE_UNREACHABLE = 'page-unreachable';

/** Returns whether the visitor is told, which the app does. */
export function emitNavigationError(): boolean {
  return !dispatchEvent(new Event(PAGE_UNREACHABLE, { cancelable: true }));
}

export function onNavigationError(listener: () => void): void {
  addEventListener(PAGE_UNREACHABLE, (event) => {
    event.preventDefault();
    listener();
  });
}
