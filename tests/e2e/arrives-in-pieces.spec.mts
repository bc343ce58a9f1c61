import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';
import { casesOf, expect, test } from '../lib/test.mts';

const KINDS = ['/', '/zh/guide/basic/cli', '/config/rsbuild/output'];
const MORE = ['/zh/', '/config/', '/guide/basic/cli', '/blog/', '/blog/introducing-rslib'];
/** Long enough for the browser to paint what has come before. */
const PAUSE_MS = 120;
/** Small before the first words, where a frame can fall between any two parts of the bar. */
const PIECES = { beforeText: 700, afterText: 12_000 };

function* piecesOf(html: string): Generator<string> {
  const body = html.indexOf('<body');
  const afterText = html.indexOf('<script data-after-text>');
  yield html.slice(0, body);
  for (let at = body; at < html.length;) {
    const size = at < afterText ? PIECES.beforeText : PIECES.afterText;
    yield html.slice(at, at + size);
    at += size;
  }
}

let site: http.Server;
let slowHost: http.Server;
let origin: string;

test.beforeAll(async () => {
  site = createStaticHost({ root: path.resolve(import.meta.dirname, '../../build') });
  const direct = `http://127.0.0.1:${await listen(site, 0)}`;
  slowHost = http.createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      site.emit('request', request, response);
      return;
    }
    void (async () => {
      const html = await (await fetch(direct + request.url!)).text();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      for (const piece of piecesOf(html)) {
        response.write(piece);
        await wait(PAUSE_MS);
      }
      response.end();
    })();
  });
  origin = `http://127.0.0.1:${await listen(slowHost, 0)}`;
});

test.afterAll(() => {
  for (const server of [slowHost, site]) {
    server.closeAllConnections();
    server.close();
  }
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
      await expect(page.locator('footer')).toBeAttached();
      await page.waitForTimeout(PAUSE_MS);
      expect(await page.evaluate(() => window.moved)).toEqual([]);
    });
  }
}
