/** Name of the Trusted Types policy that lets these rules, and no other text, into the page. */
export const SPECULATION_POLICY = 'speculation-rules';

/** Links that lead to no page of the site, or to one in another window. */
const NO_PAGE =
  '[target=_blank],[download],[rel~=external],[href$=".md"],[href$=".xml"],[href$=".txt"]';

/**
 * What the browser may load before a link is followed: pages below `base`, once a pointer rests on
 * the link or presses it (https://html.spec.whatwg.org/multipage/speculative-loading.html). It draws
 * the page ahead where it can, and fetches it where it cannot.
 */
export function speculationRules(base: string): string {
  const where = {
    and: [{ href_matches: `${base}*` }, { not: { selector_matches: NO_PAGE } }],
  };
  const rule = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prerender: rule, prefetch: rule });
}
