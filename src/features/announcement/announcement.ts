import { readStored, writeStored } from '@rslib-docs/kit/browser/environment';
import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';

const STORAGE_KEY = `${STORAGE_NAMESPACE}.announcement`;

/** On the button that dismisses an announcement; the value is the announcement's id. */
export const DISMISS = 'data-dismiss-announcement';

/** On the root: id of the dismissed announcement, which the page's styles hide. */
export const DISMISSED = 'data-dismissed-announcement';

function hide(id: string | null): void {
  if (id) document.documentElement.setAttribute(DISMISSED, id);
}

export const hideDismissed = (): void => hide(readStored(STORAGE_KEY));

export function startAnnouncement(): readonly string[] {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORAGE_KEY) return;
    // Nonsense, or an announcement that this page does not have, dismisses nothing here.
    const shown = document.querySelector(`[${DISMISS}]`)?.getAttribute(DISMISS);
    if (newValue === shown) hide(newValue);
  });
  addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.(`[${DISMISS}]`);
    const id = button?.getAttribute(DISMISS);
    if (!id) return;
    hide(id);
    writeStored(STORAGE_KEY, id);
  });
  return [DISMISS];
}
