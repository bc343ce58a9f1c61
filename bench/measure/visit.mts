import type { Browser, BrowserContext, Page } from '@playwright/test';
import { VIEWPORT } from './record-page.mts';
import type { BenchSite } from '../sites/site.mts';
import type { BenchHost } from './host.mts';

/** A phone's processor and network: four times slower, 1.6 megabit per second, 150 ms away. */
export const SLOW = {
  processor: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  },
} as const;

/** What is needed to measure a site in the browser. */
export interface Subject {
  site: BenchSite;
  host: BenchHost;
  browser: Browser;
}

/** Opens an empty page of a browser that has seen nothing yet; closes it after `use`. */
export async function withFreshPage<T>(
  { browser }: Subject,
  use: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    // tsx names functions by a helper of its own, which functions that run in the page lack.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Makes processor and network of a page slow. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
}
