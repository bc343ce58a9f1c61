import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE } from '../../src/site/locales';
import { MEASURED_ROUTE, NEXT_ROUTE } from '../sites/site.mts';
import { slowDown, withFreshPage, type Subject } from './visit.mts';

/** A task that keeps the page from answering for longer than this blocks for the rest of it. */
const LONG_TASK_MS = 50;

/** Wide enough for every site to show its switch outside of a menu. */
const WIDE_VIEWPORT = { width: 1440, height: 900 };
/** A busy machine is slow, and slowed down on top: it may need long for a first press, too. */
const LONGEST_WAIT_MS = 90_000;
/** The largest paint and the blocking that follows it can come after the last byte. */
const SETTLE_MS = 1000;

/** Long enough to begin what a pointer over a link begins; people need about twice as long. */
const POINTER_REST_MS = 100;
/** As long as a person's pointer rests on a link before it is pressed. */
const FIRST_REST_MS = 300;
/** People read a line before they press a link; until then the processor is at rest, too. */
const FIRST_LINE_MS = 2000;

const until = (page: Page, isTrue: () => boolean) =>
  page.waitForFunction(isTrue, undefined, { timeout: LONGEST_WAIT_MS });

interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    benchSeen?: Seen;
    benchControl?: number;
    benchShown?: number;
  }
}

/** Runs in the page before everything else and writes down what its painting costs. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [] };
  window.benchSeen = seen;
  const on = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => void (seen.largestPaint = startTime));
  on('layout-shift', (entry) => void (seen.shift += (entry as unknown as { value: number }).value));
  on(
    'longtask',
    ({ startTime, duration }) => void seen.longTasks.push({ start: startTime, duration }),
  );
}

/** Opens the page on a slow phone and gives what a visitor waits for, in milliseconds. */
function measurePage(subject: Subject): Promise<Record<string, number>> {
  const { site, host } = subject;
  return withFreshPage(subject, async (page) => {
    await page.addInitScript(observe);
    await slowDown(page);
    host.reset();
    await page.goto(host.origin + site.address(MEASURED_ROUTE, DEFAULT_LOCALE));
    // Where the processor is slow, a page can be loaded long before it is painted.
    await until(page, () => window.benchSeen!.firstPaint > 0);
    await host.quiet();
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => window.benchSeen!);
    const blocking = seen.longTasks
      .filter(({ start }) => start >= seen.firstPaint)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
    return {
      'paint.first': seen.firstPaint,
      'paint.largest': seen.largestPaint,
      'paint.blocking': blocking,
      'paint.shift': seen.shift,
    };
  });
}

/** Name of the measured page without what follows its first screen. */
const FIRST_SCREEN = 'bench-first-screen';

/** The largest paint of a page that is nothing but the first screen: no order can be quicker. */
async function measureFirstScreen(subject: Subject): Promise<Record<string, number>> {
  const { firstScreenEnd: end, output, address } = subject.site;
  if (end === undefined) return {};
  const page = await fs.readFile(path.join(output, `${MEASURED_ROUTE}.html`), 'utf8');
  const [firstScreen, ...rest] = page.split(end);
  if (rest.length === 0) throw new Error(`${MEASURED_ROUTE} has no ${end}.`);
  await fs.writeFile(path.join(output, `${FIRST_SCREEN}.html`), firstScreen!);
  const site = { ...subject.site, address: () => address(`/${FIRST_SCREEN}`, DEFAULT_LOCALE) };
  const { 'paint.largest': largest } = await measurePage({ ...subject, site });
  return { 'paint.firstScreen': largest! };
}

/** Presses a control every 50 ms, from the moment it is there, until the page's colors change. */
function pressUntilItAnswers(selector: string): void {
  const pressEveryMs = 50;
  const state = () => {
    const root = document.documentElement;
    return `${root.dataset['theme']}|${root.classList.contains('dark')}`;
  };
  let before: string | undefined;
  // Each change is seen by itself: the next press would turn it back.
  const observer = new MutationObserver(() => {
    if (before === undefined || state() === before) return;
    window.benchControl = performance.now();
    observer.disconnect();
    clearInterval(timer);
  });
  // The root element is not there yet.
  observer.observe(document, { subtree: true, attributeFilter: ['class', 'data-theme'] });
  const timer = setInterval(() => {
    const control = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.getClientRects().length > 0,
    );
    if (!control) return;
    before ??= state();
    if (control instanceof HTMLSelectElement) {
      control.value = before.startsWith('dark') ? 'light' : 'dark';
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
  }, pressEveryMs);
}

/** When the first control of the page works: the one that switches light and dark. */
function measureControl(subject: Subject): Promise<Record<string, number>> {
  const { site, host } = subject;
  return withFreshPage(subject, async (page) => {
    await page.setViewportSize(WIDE_VIEWPORT);
    // Some sites animate the change; without the animation the answer shows at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(pressUntilItAnswers, site.controls.appearance);
    await slowDown(page);
    await page.goto(host.origin + site.address(MEASURED_ROUTE, DEFAULT_LOCALE));
    await until(page, () => window.benchControl !== undefined);
    return { 'paint.control': await page.evaluate(() => window.benchControl!) };
  });
}

export const measurePaint = async (subject: Subject): Promise<Record<string, number>> => ({
  ...(await measurePage(subject)),
  ...(await measureFirstScreen(subject)),
  ...(await measureControl(subject)),
});

/**
 * Runs in every document: remembers when a pointer was pressed and which heading was there, and
 * when another heading was painted. Also across documents, for sites that load a new one.
 */
function watchHeading(): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent?.trim() ?? '';
  const follow = () => {
    const pressed = sessionStorage.getItem('bench-heading');
    if (pressed === null) return;
    if (heading() === '' || heading() === pressed) {
      requestAnimationFrame(follow);
      return;
    }
    // This frame paints the heading; a message that is sent in a frame arrives after it was painted.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      window.benchShown = now() - Number(sessionStorage.getItem('bench-pressed'));
      sessionStorage.removeItem('bench-heading');
    };
    channel.port2.postMessage('');
  };
  addEventListener(
    'pointerdown',
    () => {
      window.benchShown = undefined;
      sessionStorage.setItem('bench-pressed', String(now()));
      sessionStorage.setItem('bench-heading', heading());
      requestAnimationFrame(follow);
    },
    true,
  );
  follow();
}

async function press(page: Page, selector: string, restMs = POINTER_REST_MS): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
  await until(page, () => window.benchShown !== undefined);
  return page.evaluate(() => window.benchShown!);
}

/**
 * From the first press of a visit, on a link to a page that was not seen before, to the painted
 * heading of that page; on a slow phone, when the first page has come to rest.
 */
function measureFirstPress(subject: Subject): Promise<number> {
  const { site, host } = subject;
  return withFreshPage(subject, async (page) => {
    await page.addInitScript(watchHeading);
    await slowDown(page);
    await page.goto(host.origin + site.address(MEASURED_ROUTE, DEFAULT_LOCALE));
    await host.quiet();
    await page.waitForTimeout(FIRST_LINE_MS);
    const link = site.controls.sidebarLink(site.address(NEXT_ROUTE, DEFAULT_LOCALE));
    return press(page, link, FIRST_REST_MS);
  });
}

/** From the press on a link to the painted heading of its page, both pages having been seen. */
function measureWarmPress(subject: Subject): Promise<number> {
  const { site, host } = subject;
  const here = site.address(MEASURED_ROUTE, DEFAULT_LOCALE);
  const there = site.address(NEXT_ROUTE, DEFAULT_LOCALE);
  return withFreshPage(subject, async (page) => {
    await page.addInitScript(watchHeading);
    await page.goto(host.origin + here);
    for (const href of [there, here]) {
      await host.quiet();
      await press(page, site.controls.sidebarLink(href));
    }
    await host.quiet();
    return press(page, site.controls.sidebarLink(there));
  });
}

export const measureNavigation = async (subject: Subject): Promise<Record<string, number>> => ({
  'navigation.first': await measureFirstPress(subject),
  'navigation.warm': await measureWarmPress(subject),
});

/** A query that every search can answer. */
const QUERY = 'output format';

/**
 * From the press on the search to the first result, typed at once, on a slow phone whose page has
 * come to rest; and the bytes that this took. Nothing for a site without a search of its own.
 */
export async function measureSearch(subject: Subject): Promise<Record<string, number>> {
  const { site, host } = subject;
  const { search } = site.controls;
  if (!search) return {};
  return withFreshPage(subject, async (page) => {
    await page.goto(host.origin + site.address(MEASURED_ROUTE, DEFAULT_LOCALE));
    await host.quiet();
    await slowDown(page);
    host.reset();
    const started = performance.now();
    await page.locator(search.open).first().click();
    await page.locator(search.input).first().fill(QUERY);
    await page.locator(search.result).first().waitFor({ timeout: 30_000 });
    const time = performance.now() - started;
    await host.quiet();
    return { 'search.first': time, 'search.bytes': host.bytes() };
  });
}
