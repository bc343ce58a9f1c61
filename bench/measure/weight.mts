import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOCALE_CONFIGS, type Locale } from '../../src/site/locales';
import { compressedBytes } from '../../tools/check/check-budgets.mts';
import { MEASURED_ROUTE } from '../sites/site.mts';
import { withFreshPage, type BenchHost, type SeenRequest, type Subject } from './visit.mts';

/** A page that moves without end is never idle. */
const LONGEST_IDLE_WAIT_MS = 3000;

/** What a page asked for on an empty cache. */
export interface Recording {
  /** Until the network was idle, the page itself first. */
  untilIdle: readonly SeenRequest[];
  /** What was requested on top when the visitor pressed a key. */
  onIntent: readonly SeenRequest[];
  /** Paths of the files that the browser waited for before it painted, besides the page. */
  blocking: readonly string[];
}

interface WeighedFile {
  file: string;
  /** When it was asked for: to show the page, for later, or only once the visitor acted. */
  phase: 'page' | 'prefetch' | 'intent';
  blocksFirstPaint: boolean;
  /** In Brotli. */
  bytes: number;
}

/**
 * Sizes by file and when it was written, as a site may be built again in between; pages share most
 * of theirs, and compressing at this quality is slow.
 */
const sizes = new Map<string, number>();

async function sizeOf(file: string): Promise<number> {
  const { mtimeMs } = await fs.stat(file);
  const key = `${file}|${mtimeMs}`;
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const bytes = await compressedBytes(file);
  sizes.set(key, bytes);
  return bytes;
}

/**
 * Weighs the files that a page requested. A file that was asked for several times counts once, for
 * the most urgent reason: a host would answer the repetition with "not modified".
 */
export async function weighFiles(recording: Recording): Promise<WeighedFile[]> {
  const { untilIdle, onIntent, blocking } = recording;
  const asked = [
    ...untilIdle.map((one) => ({ ...one, phase: one.prefetched ? 'prefetch' : 'page' }) as const),
    ...onIntent.map((one) => ({ ...one, phase: 'intent' }) as const),
  ];
  const files = new Map<string, WeighedFile>();
  for (const [at, { pathname, file, phase }] of asked.entries()) {
    const known = files.get(pathname);
    if (known && phase === 'page') known.phase = phase;
    if (known || !file) continue;
    const blocksFirstPaint = at === 0 || blocking.includes(pathname);
    files.set(pathname, { file, phase, blocksFirstPaint, bytes: await sizeOf(file) });
  }
  return [...files.values()];
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
    performance
      .getEntriesByType('resource')
      // Known to Chromium, not yet to TypeScript's library of the web.
      .filter(
        (entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => new URL(name).pathname),
  );
}

/** Opens the page on an empty cache, waits until it is idle, then presses one key. */
function weighPage(subject: Subject, locale: Locale, savesData = false): Promise<WeighedFile[]> {
  const { host, site } = subject;
  const visit = async (page: Page) => {
    host.reset();
    if (savesData) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    const pathname = site.address(MEASURED_ROUTE, locale);
    const response = await page.goto(host.origin + pathname, { waitUntil: 'load' });
    if (response?.status() !== 200) {
      throw new Error(`${pathname} was answered with ${response?.status() ?? 'nothing'}.`);
    }
    await settle(page, host);
    const untilIdle = [...host.seen];
    const blocking = await findBlocking(page);
    await page.keyboard.press('Tab');
    await settle(page, host);
    return weighFiles({ untilIdle, onIntent: host.seen.slice(untilIdle.length), blocking });
  };
  return withFreshPage(subject, visit, {
    // Some sites lead visitors to the language of their browser.
    locale: LOCALE_CONFIGS[locale].htmlLang,
    ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
}

const sum = (files: readonly WeighedFile[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
/** What holds back the paint, of what shows the page. */
export const beforePaint = (files: readonly WeighedFile[]): number =>
  sum(files.filter(({ phase, blocksFirstPaint }) => phase === 'page' && blocksFirstPaint));
export const untilIdle = (files: readonly WeighedFile[]): number =>
  sum(files.filter(({ phase }) => phase !== 'intent'));

/** What the page loads on an empty cache: bytes in Brotli 11. */
export async function measureWeight(subject: Subject): Promise<Record<string, number>> {
  const english = await weighPage(subject, 'en');
  const frugal = await weighPage(subject, 'en', true);
  const chinese = await weighPage(subject, 'zh');
  return {
    'weight.beforePaint': beforePaint(english),
    'weight.beforePaint.zh': beforePaint(chinese),
    'weight.savesData': untilIdle(frugal),
    'weight.idle': untilIdle(english),
    'weight.idle.zh': untilIdle(chinese),
    'weight.requests': english.filter(({ phase }) => phase === 'page').length,
  };
}

/** HTML, styles and scripts of the page, those after a first key press included. */
export async function weighCode(subject: Subject): Promise<number> {
  const files = await weighPage(subject, 'en');
  return sum(files.filter(({ file }) => /\.(?:html|css|m?js)$/.test(file)));
}
