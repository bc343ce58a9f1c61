import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { HEADERS_FILE, headersFor, parseHeaders } from '@rslib-docs/kit/node/headers-file';
import { TYPES, listen, resolveFile } from '../../tools/serve/static-host.mts';
import type { BenchSite } from '../sites/site.mts';

/** A desktop window: wide enough for sidebar and outline, whose links stock prefetches. */
const VIEWPORT = { width: 1280, height: 800 };
/** A phone's processor and network: four times slower, 1.6 megabit per second, 150 ms away. */
const SLOW_PROCESSOR = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Of Brotli, as hosts compress files that they keep. */
const QUALITY = 9;
/** The network counts as idle when nothing was under way for this long. */
const QUIET_MS = 1000;
const POLL_MS = 25;
/** Kinds of files that are compressed already. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|ico|pf_\w+|pagefind)$/;

export interface SeenRequest {
  pathname: string;
  /** Absolute path of the file that answered; undefined where there was none. */
  file: string | undefined;
  /** Whether the browser said that it may need this later: `<link rel=prefetch>` and its kin. */
  prefetched: boolean;
}

function compress(file: string): Buffer {
  const content = fs.readFileSync(file);
  if (COMPRESSED.test(file)) return content;
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return zlib.brotliCompressSync(content, { params: quality });
}

/**
 * Serves a build as hosts do: compressed with Brotli, with the headers that the build asks for.
 * Writes down what is asked for.
 */
export async function openBenchHost(root: string) {
  const headersFile = path.join(root, HEADERS_FILE);
  const text = fs.existsSync(headersFile) ? fs.readFileSync(headersFile, 'utf8') : '';
  const rules = parseHeaders(text);
  const bodies = new Map<string, Buffer>();
  const seen: SeenRequest[] = [];
  let sent = 0;
  let underWay = 0;
  let lastChange = performance.now();
  const server = http.createServer((request, response) => {
    const pathname = (request.url ?? '/').split('?')[0]!;
    const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
    const file = resolveFile(root, pathname);
    seen.push({ pathname, file, prefetched: String(purpose).includes('prefetch') });
    underWay += 1;
    lastChange = performance.now();
    response.once('close', () => {
      underWay -= 1;
      lastChange = performance.now();
    });
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const body = bodies.get(file) ?? compress(file);
    bodies.set(file, body);
    sent += body.length;
    response.writeHead(200, {
      ...(!COMPRESSED.test(file) && { 'content-encoding': 'br' }),
      'content-length': body.length,
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=3600',
      ...headersFor(rules, pathname),
    });
    response.end(body);
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** All requests since the last `reset`, in order; also those of workers. */
    seen,
    /** Bytes of the bodies that were sent since the last `reset`, compressed. */
    bytes: () => sent,
    reset() {
      seen.splice(0);
      sent = 0;
    },
    /** Resolves when the network has been quiet for a while. */
    async quiet() {
      while (underWay > 0 || performance.now() - lastChange < QUIET_MS) await sleep(POLL_MS);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type BenchHost = Awaited<ReturnType<typeof openBenchHost>>;

/** What is needed to measure a site in the browser. */
export interface Subject {
  site: BenchSite;
  host: BenchHost;
  browser: Browser;
}

/** Opens an empty page of a browser that has seen nothing yet; closes it after `use`. */
export async function withFreshPage<T>(
  { browser }: Subject,
  use: (page: Page) => Promise<T>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...options });
  try {
    // tsx names functions by a helper of its own, which functions that run in the page lack.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Makes processor and network of a page slow. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
}
