import { isPlainClick } from '@rslib-docs/kit/browser/interaction';
import { loadModule } from '@rslib-docs/kit/browser/load-module';
import type * as ArchiveMenu from './archive-menu';

/** Marks links to the archive of a sample; the value is the command that builds it. */
export const ARCHIVE_LINK = 'data-archive';

/** On such a link: the configuration that replaces the one in the archive. */
export const ARCHIVE_CONFIG = 'data-archive-config';

/** The command for a sample that shows none. */
export const DEFAULT_COMMAND = 'npx rslib';

/** Address of the module that draws the menu; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly archiveMenu: string };

/** Opens a menu at the link to an archive. Without its code the link downloads, as it does by itself. */
export function startArchiveMenu(): void {
  addEventListener('click', async (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(
      `[${ARCHIVE_LINK}]`,
    );
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const menu = await loadModule<typeof ArchiveMenu>(LAZY_MODULES.archiveMenu).catch(
      () => undefined,
    );
    if (menu) menu.openMenu(link, !event.detail);
    else location.assign(link.href);
  });
}
