/** Ids of the frame of the site, which the browser finds before those of headings. */
const RESERVED_IDS: readonly string[] = [
  '__docusaurus announcer app ecosystem-menu ecosystem-title features-title footnote-label',
  'language-menu main nprogress outline outline-title overview-filter page-copy phone-screen',
  'section-menu showcase-title sidebar site-addresses version-menu',
].flatMap((ids) => ids.split(' '));

/** Ids of which the frame has as many as there are links or menus, such as `bar-social-0`. */
const COUNTED = /^(?:bar|phone|nav)-.+\d$/;

export function isReservedId(id: string): boolean {
  return RESERVED_IDS.includes(id) || COUNTED.test(id);
}
