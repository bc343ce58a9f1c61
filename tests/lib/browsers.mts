import type { Page } from '@playwright/test';

/** The browser of the tests, and one like Firefox 125 and Safari 17.5, which lack what it has. */
export const BROWSERS: readonly [name: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['this browser', async () => undefined],
  [
    'a browser without the Navigation API',
    (page) => page.addInitScript(() => delete (window as { navigation?: unknown }).navigation),
  ],
];
