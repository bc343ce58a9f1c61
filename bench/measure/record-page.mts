import type { Browser, Page } from '@playwright/test';
import type { BenchHost, SeenRequest } from './host.mts';

/** A desktop window: wide enough for sidebar and outline, whose links stock prefetches. */
export const VIEWPORT = { width: 1280, height: 800 };

/** A page that moves without end is never idle. */
const LONGEST_IDLE_WAIT_MS = 3000;

export interface PageRecording {
  /** What was requested until the network was idle, the page itself first. */
  untilIdle: SeenRequest[];
  /** What was requested on top when the visitor pressed a key. */
  onIntent: SeenRequest[];
  /** Paths of the files that the browser waited for before it painted, besides the page. */
  blocking: string[];
  /** Origins other than the site's own that the page turned to. */
  foreignOrigins: string[];
}

/** Idle in both senses: nothing on the network, and nothing left that the page put off. */
async function settle(page: Page, host: BenchHost): Promise<void> {
  let before: number;
  do {
    before = host.seen.length;
    await host.quiet();
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      LONGEST_IDLE_WAIT_MS,
    );
    await host.quiet();
  } while (host.seen.length > before);
}

function findBlocking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        // Known to Chromium, not yet to TypeScript's library of the web.
        renderBlockingStatus: 'blocking' | 'non-blocking';
      })[]
    )
      .filter((entry) => entry.renderBlockingStatus === 'blocking')
      .map((entry) => new URL(entry.name).pathname),
  );
}

export interface Visitor {
  /** Whether the visitor has asked browser and sites to save data. */
  savesData?: boolean;
  /** Language of the browser. */
  locale?: string;
}

/** Opens one page of `host` on an empty cache, waits until it is idle, then presses one key. */
export async function recordPage(
  browser: Browser,
  host: BenchHost,
  pathname: string,
  { savesData = false, locale }: Visitor = {},
): Promise<PageRecording> {
  host.reset();
  // A context of its own has a cache of its own.
  const context = await browser.newContext({
    viewport: VIEWPORT,
    ...(locale && { locale }),
    ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
  try {
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    const foreign = new Set<string>();
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== host.origin && /^https?:$/.test(protocol)) foreign.add(origin);
    });
    const page = await context.newPage();
    const response = await page.goto(host.origin + pathname, { waitUntil: 'load' });
    if (response?.status() !== 200) {
      throw new Error(`${pathname} was answered with ${response?.status() ?? 'nothing'}.`);
    }
    await settle(page, host);
    const untilIdle = [...host.seen];
    const blocking = await findBlocking(page);
    await page.keyboard.press('Tab');
    await settle(page, host);
    return {
      untilIdle,
      onIntent: host.seen.slice(untilIdle.length),
      blocking,
      foreignOrigins: [...foreign].sort(),
    };
  } finally {
    await context.close();
  }
}
