import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../tools/serve/static-host.mts';
import { casesOf, expect, test } from '../lib/test.mts';

const KINDS = ['/', '/zh/guide/basic/cli', '/config/rsbuild/output'];
const MORE = ['/zh/', '/config/', '/guide/basic/cli', '/blog/', '/blog/introducing-rslib'];
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
  for (at = afterText; at < html.length; at += LATER_PIECE) yield html.slice(at, at + LATER_PIECE);
}

let slowHost: http.Server;
let origin: string;

test.beforeAll(async ({ siteHost }) => {
  // It asks the host of the worker, which knows what a test depends on.
  slowHost = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(siteHost.origin + request.url!);
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
      });
      if (request.headers['sec-fetch-dest'] === 'document') {
        for (const piece of piecesOf(await answer.text())) {
          response.write(piece);
          await wait(PAUSE_MS);
        }
        response.end();
      } else response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  origin = `http://127.0.0.1:${await listen(slowHost, 0)}`;
});

test.afterAll(() => {
  slowHost.closeAllConnections();
  slowHost.close();
});

declare global {
  interface Window {
    moved: string[];
  }
}

for (const address of casesOf([...KINDS, ...MORE], KINDS)) {
  for (const width of [390, 1440]) {
    test(`nothing moves while ${address} arrives in pieces (${width} px) @no-hydration`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        window.moved = [];
        interface Shift extends PerformanceEntry {
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as Shift[]) {
            for (const { node, previousRect, currentRect } of sources) {
              const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
              window.moved.push(`${name}: ${place(previousRect)} → ${place(currentRect)}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(origin + address);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForTimeout(PAUSE_MS);
      expect(await page.evaluate(() => window.moved)).toEqual([]);
    });
  }
}
