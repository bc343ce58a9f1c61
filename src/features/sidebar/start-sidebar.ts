import { readStored } from '@rslib-docs/kit/browser/local-storage';
import { HIDDEN, STORAGE_KEY } from './sidebar-dom';
import { showActiveEntry } from './sidebar-list';

/** Before the first paint: whether there is a sidebar. */
export function applySidebar(): void {
  document.documentElement.toggleAttribute(HIDDEN, readStored(STORAGE_KEY) === 'hidden');
}

/** Where its list stands. */
export function startSidebar(): void {
  // The markup is complete, the app is still to come; the frame after that has the styles.
  document.addEventListener(
    'readystatechange',
    () => requestAnimationFrame(() => showActiveEntry()),
    { once: true },
  );
}
