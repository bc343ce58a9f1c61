import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE } from '../../src/site/locales';
import { MEASURED_ROUTE, NEXT_ROUTE } from '../sites/site.mts';
import { slowDown, withFreshPage, type Subject } from './visit.mts';

/** Long enough to begin what a pointer over a link begins; people need about twice as long. */
const POINTER_REST_MS = 100;
/** As long as a person's pointer rests on a link before it is pressed. */
const FIRST_REST_MS = 300;
/** Nobody presses a link before having read a line; until then the processor is at rest, too. */
const FIRST_LINE_MS = 2000;
/** A slow phone may need long for what a site does when it is pressed for the first time. */
const LONGEST_WAIT_MS = 60_000;

declare global {
  interface Window {
    benchShown?: number;
  }
}

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
  await page.waitForFunction(() => window.benchShown !== undefined, undefined, {
    timeout: LONGEST_WAIT_MS,
  });
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
