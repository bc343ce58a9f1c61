import type { Locale } from './locales';

/** A page that has moved. Both are addresses without base path and language. */
export interface Redirect {
  /** Where it was: `/guide/old`, or `/guide/old/` for a folder page. */
  from: string;
  /** Where it is: `/guide/new` or `/guide/new#section`. */
  to: string;
}

/** Every moved page keeps answering in all languages; the build checks each entry. */
export const REDIRECTS: readonly Redirect[] = [];

/** The text at the old address if the redirect does not work. */
export const MOVED_TEXTS = {
  en: { title: 'This page has moved', link: 'Go to the new address' },
  zh: { title: '本页面已移动', link: '前往新地址' },
} as const satisfies Record<Locale, Record<string, string>>;
