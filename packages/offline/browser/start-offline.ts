import { savesData } from '@rslib-docs/kit/browser/environment';
import { whenIdle } from '@rslib-docs/kit/browser/when-ready';

/** The address is put in by the bundler of the first view. */
declare const LAZY_MODULES: { readonly offline: string };

/** Keeps what is visited for later, once there is nothing better to do and unless data is dear. */
export function startOffline(): void {
  if (savesData()) return;
  // Offline reading is an extra: without its code the page is as good as before.
  whenIdle(() => void import(LAZY_MODULES.offline).catch(() => undefined));
}
