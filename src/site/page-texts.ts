import type { Locale } from './locales';

/** Texts of the page that is shown for one that cannot be reached. */
export const OFFLINE_TEXTS = {
  en: {
    title: 'You are offline',
    text: 'This page has not been visited on this device yet, so there is no copy of it. It will load as soon as you are connected again.',
    retry: 'Try again',
    kept: 'Pages that you can read now',
  },
  zh: {
    title: '当前处于离线状态',
    text: '你还没有在这台设备上访问过这个页面，因此没有可用的副本。恢复网络连接后，页面会自动加载。',
    retry: '重试',
    kept: '现在可以阅读的页面',
  },
} as const satisfies Record<Locale, Record<string, string>>;

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
