import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen, resolveFile } from '../../tools/serve/static-host.mts';

/** Folders by the path below which they are served. */
export type Mounts = Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

export interface CountingHost {
  origin: string;
  /** Bytes of the bodies that were sent since the last `reset`, compressed. */
  bytes(): number;
  reset(): void;
  close(): void;
}

/** Serves folders and `pages` (HTML by path), compressed with gzip as hosts do, and counts bytes. */
export async function openCountingHost(
  mounts: Mounts,
  pages: Readonly<Record<string, string>>,
): Promise<CountingHost> {
  const compressed = new Map<string, Buffer>();
  let sent = 0;
  const find = (pathname: string): string | undefined => {
    const mount = Object.keys(mounts)
      .sort((a, b) => b.length - a.length)
      .find((one) => pathname.startsWith(one));
    return mount && resolveFile(mounts[mount]!, `/${pathname.slice(mount.length)}`);
  };
  const read = (pathname: string): Buffer | undefined => {
    const known = compressed.get(pathname);
    if (known) return known;
    const file = find(pathname);
    const content = pages[pathname] ?? (file && fs.readFileSync(file));
    if (content === undefined) return undefined;
    const body = gzipSync(content);
    compressed.set(pathname, body);
    return body;
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const body = read(pathname);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    sent += body.length;
    const type = pathname in pages ? TYPES['.html'] : TYPES[path.extname(pathname)];
    response.writeHead(200, {
      'content-encoding': 'gzip',
      'content-type': type ?? 'application/octet-stream',
    });
    response.end(body);
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    bytes: () => sent,
    reset: () => void (sent = 0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
