import type { Locale } from './locales';

/** Texts of the Markdown that answers for a page that does not exist. */
export const MISSING_COPY_TEXTS = {
  en: {
    title: 'Page not found',
    nearest: 'Perhaps you meant one of these pages:',
    index: 'All pages are listed here: ',
  },
  zh: {
    title: '找不到页面',
    nearest: '你要找的可能是以下页面：',
    index: '所有页面都列在这里：',
  },
} as const satisfies Record<Locale, Record<string, string>>;
