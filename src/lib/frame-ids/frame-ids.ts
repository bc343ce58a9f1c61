/**
 * Ids of the frame of the site. A heading with one of them could not be linked to: the browser
 * finds the frame first.
 */
export const FRAME_IDS: readonly string[] = [
  '__docusaurus',
  'announcer',
  'app',
  'ecosystem-menu',
  'footnote-label',
  'language-menu',
  'main',
  'nprogress',
  'outline',
  'outline-title',
  'overview-filter',
  'page-copy',
  'phone-screen',
  'sidebar',
  'site-addresses',
  'version-menu',
];
