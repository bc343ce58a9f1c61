/** Marks links to the archive of a sample; the value is the command that builds it. */
export const ARCHIVE_LINK = 'data-archive';

/** On such a link: the configuration that stands in for that of the archive. */
export const ARCHIVE_CONFIG = 'data-archive-config';

/** What is run where a sample shows no command. */
export const DEFAULT_COMMAND = 'npx rslib';

/** What `start-archive-menu.ts` loads. */
export interface ArchiveMenu {
  openMenu(link: HTMLAnchorElement, isByKey: boolean): void;
}
