import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { HEADERS_FILE, headersFor, parseHeaders } from '@rslib-docs/kit/node/headers-file';
import { TYPES, listen, resolveFile } from '../../tools/serve/static-host.mts';

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

export interface BenchHost {
  origin: string;
  /** All requests since the last `reset`, in order; also those of workers. */
  seen: SeenRequest[];
  reset(): void;
  /** Resolves when the network has been quiet for a while. */
  quiet(): Promise<void>;
  close(): void;
  /** Bytes of the bodies that were sent since the last `reset`, compressed. */
  bytes(): number;
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
export async function openBenchHost(root: string): Promise<BenchHost> {
  const headersFile = path.join(root, HEADERS_FILE);
  const rules = fs.existsSync(headersFile)
    ? parseHeaders(fs.readFileSync(headersFile, 'utf8'))
    : [];
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
    seen,
    bytes: () => sent,
    reset() {
      seen.splice(0);
      sent = 0;
    },
    async quiet() {
      while (underWay > 0 || performance.now() - lastChange < QUIET_MS) await sleep(POLL_MS);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
