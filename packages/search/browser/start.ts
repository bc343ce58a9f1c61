import { startSearch } from '../dialog/start-search';

/** Language of the pages; the plugin writes it in. */
declare const SITE_LOCALE: string;

document.documentElement.dataset.locale = SITE_LOCALE;
startSearch();
