import type { Locale } from './locales';

export interface Announcement {
  /** Lower-case letters, digits and hyphens. With a new id, dismissed news is shown again. */
  id: string;
  text: Record<Locale, string>;
  /** Where to read more: an in-site path without language, or a web address. */
  link?: { url: string; label: Record<Locale, string> };
}

/** Stands above the top bar of every page; undefined means that there is none. */
export const ANNOUNCEMENT: Announcement | undefined = undefined as Announcement | undefined;
