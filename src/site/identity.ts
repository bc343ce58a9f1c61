/** Name of the site, as it stands in titles. */
export const SITE_TITLE = 'Rslib';

/** Version of the tool that the pages are about. */
export const DOCUMENTED_VERSION = '1.0.1';
