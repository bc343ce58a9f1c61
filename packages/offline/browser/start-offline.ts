import { savesData } from '@rslib-docs/kit/browser/environment';
import { whenIdle } from '@rslib-docs/kit/browser/when-ready';
import { reportVisits } from './report-visits';

/**
 * Keeps what is visited for later, once there is nothing better to do and unless data is dear.
 * @param searchIndex gives the address of the search index of the shown page
 */
export function startOffline(searchIndex: () => string | undefined): void {
  if (savesData()) return;
  // A browser that refuses service workers is not an error.
  whenIdle(() => void reportVisits(searchIndex).catch(() => undefined));
}
