import { isPlainClick } from '@rslib-docs/kit/browser/interaction';
import { loadModule } from '@rslib-docs/kit/browser/load-module';
import type * as OpenMenu from './open-sample-menu';

/** Marks the button, or the link to the archive, that opens the menu of a sample. */
export const SAMPLE_MENU = 'data-sample-menu';
/** On such a link: the commands that build the archive; empty for the default. */
export const ARCHIVE = 'data-archive';
/** On such a link: the configuration that replaces the one in the archive. */
export const ARCHIVE_CONFIG = 'data-archive-config';
export const DEFAULT_COMMAND = 'npx rslib';

/** Address of the module that draws the menu; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly sampleMenu: string };

/** Opens the menu of a sample. Without its code a link downloads, as it does by itself. */
export function startSampleMenu(): readonly string[] {
  addEventListener('click', async (event) => {
    const opener = (event.target as Element | null)?.closest?.<HTMLElement>(`[${SAMPLE_MENU}]`);
    if (!opener || !isPlainClick(event)) return;
    event.preventDefault();
    const menu = await loadModule<typeof OpenMenu>(LAZY_MODULES.sampleMenu).catch(() => undefined);
    if (menu) menu.openMenu(opener, !event.detail);
    else if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  });
  return [SAMPLE_MENU];
}
