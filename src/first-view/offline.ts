import { reportVisits } from '@rslib-docs/offline/browser/report-visits';
import { searchIndexAddress } from '@rslib-docs/search/dialog/search-dom';

/* Loaded when the page is idle. A browser that refuses service workers is not an error. */
reportVisits(searchIndexAddress).catch(() => undefined);
