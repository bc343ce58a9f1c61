import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openSlowHost } from '../lib/flaky-host.mts';
import { watchShifts } from '../lib/shifts.mts';
import { casesOf, expect, test } from '../lib/test.mts';

const KINDS = ['/', '/config/rsbuild/output'];
const MORE = [
  '/zh/guide/basic/cli',
  '/zh/',
  '/config/',
  '/guide/basic/cli',
  '/blog/',
  '/blog/introducing-rslib',
];
/** Long enough for the browser to paint what has come before. */
const PAUSE_MS = 120;
/** In characters; a frame can fall between any two parts of the bar. */
const PIECE = 700;
/** Behind the first screen, where there is far more of it. */
const LATER_PIECE = 12_000;

/** The head, the first screen in pieces, and the rest in larger ones. */
function* piecesOf(html: string): Generator<string> {
  const afterText = html.indexOf('<script data-after-text>');
  let at = html.indexOf('<body');
  yield html.slice(0, at);
  for (; at < afterText; at += PIECE) yield html.slice(at, Math.min(at + PIECE, afterText));
  for (at = afterText; at < html.length;) {
    // The columns of a table find their widths as its rows come: it is sent as a whole.
    const text = html.slice(0, at + LATER_PIECE);
    const isInTable = text.lastIndexOf('<table') > text.lastIndexOf('</table');
    const end = isInTable ? html.indexOf('</table', text.length) : text.length;
    yield html.slice(at, end);
    at = end;
  }
}

let host: Awaited<ReturnType<typeof openSlowHost>>;

test.beforeAll(async ({ siteHost }) => {
  host = await openSlowHost(siteHost, async (html, write) => {
    for (const piece of piecesOf(html)) {
      write(piece);
      await wait(PAUSE_MS);
    }
  });
});

test.afterAll(() => host.close());

async function movedOf(page: Page, address: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const moved = await watchShifts(page);
  await page.goto(host.origin + address);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForTimeout(PAUSE_MS);
  return moved();
}

for (const address of casesOf([...KINDS, ...MORE], KINDS)) {
  test(`nothing moves while ${address} arrives @no-hydration`, async ({ page, openPage }) => {
    // Side by side: the time is spent waiting for pieces.
    const [phone, desktop] = await Promise.all([
      movedOf(page, address, 390),
      openPage().then((other) => movedOf(other, address, 1440)),
    ]);
    expect.soft(phone, '390 px').toEqual([]);
    expect.soft(desktop, '1440 px').toEqual([]);
  });
}
