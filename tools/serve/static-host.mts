import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import { UsageError } from '@rslib-docs/kit/node/command';
import { refusalOf } from './own-hosts.mts';
import { HEADERS_FILE, headersFor, parseHeaders } from '@rslib-docs/kit/node/headers-file';

export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Endings of what an address may answer with, one or the other. */
const NEGOTIATED: readonly string[] = ['.html', '.md'];
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Whether a client wants Markdown rather than HTML. Without a preference, it gets HTML. */
export function prefersMarkdown(request: Pick<http.IncomingMessage, 'headers'>): boolean {
  const { headers } = request;
  return new Negotiator({ headers }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}

/**
 * Whether a path below `root` is a file, and no part of it a symbolic link. An address may name
 * anything: a file as a folder, more letters than a name can have, or what a build removes just now.
 */
function isPlainFile(root: string, file: string): boolean {
  // The ending may have made another name of the folder itself.
  if (!file.startsWith(root + path.sep)) return false;
  try {
    const plain = path.join(fs.realpathSync(root), path.relative(root, file));
    return fs.statSync(file).isFile() && fs.realpathSync(file) === plain;
  } catch {
    return false;
  }
}

/**
 * The file that answers `pathname` below `root`, by the rules of a plain static host. Links are not
 * followed: they may lead out of the folder.
 */
export function resolveFile(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\') || decoded.includes('//')) return undefined;
  const file = path.join(root, decoded);
  // Only the exact file, the path with .html, and index.html in a folder are tried.
  const candidates = decoded.endsWith('/')
    ? [path.join(file, 'index.html')]
    : [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((candidate) => isPlainFile(root, candidate));
}

/** The Markdown copy of the page that `pathname` means below `root`. */
function resolveCopy(root: string, pathname: string): string | undefined {
  const names = pathname.endsWith('/') ? ['index.md'] : ['.md', '/index.md'];
  for (const name of names) {
    const file = resolveFile(root, pathname + name);
    if (file?.endsWith('.md')) return file;
  }
  return undefined;
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

export interface StaticHostOptions {
  root: string;
  /** Path under which it is served, with slashes on both ends. */
  baseUrl?: string;
  /** The Markdown that answers where there is neither a page nor a copy; without it the 404 page. */
  missingCopy?: (root: string, baseUrl: string, pathname: string) => string | undefined;
}

/**
 * A plain static host: it knows the exact file, the path with `.html` and `index.html` in a folder,
 * redirects nothing, and answers everything else with 404 and the one `404.html` at the root. Pages
 * come as Markdown to clients that prefer it. It sends the headers of the build's headers file.
 */
export function createStaticHost(options: StaticHostOptions): http.Server {
  const { root, baseUrl = '/', missingCopy } = options;
  const headersFile = path.join(root, HEADERS_FILE);
  const rules = fs.existsSync(headersFile)
    ? parseHeaders(fs.readFileSync(headersFile, 'utf8'))
    : [];
  return http.createServer((request, response) => {
    const refusal = refusalOf(request, undefined);
    if (refusal) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(refusal);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    const inside = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
    const isMarkdownWanted = prefersMarkdown(request);
    const copy = isMarkdownWanted && inside ? resolveCopy(root, inside) : undefined;
    const found = copy ?? (inside === undefined ? undefined : resolveFile(root, inside));
    const file = found ?? path.join(root, '404.html');
    const send = (type: string, content: string | Buffer): void => {
      response.writeHead(found ? 200 : 404, {
        'content-type': TYPES[type] ?? 'application/octet-stream',
        'cache-control': REVALIDATED,
        ...lowerCased(headersFor(rules, pathname)),
        // A file that is missing now may be there after the next release.
        ...(!found && { 'cache-control': REVALIDATED }),
        ...(NEGOTIATED.includes(type) && { vary: 'Accept' }),
        'content-length': Buffer.byteLength(content),
      });
      response.end(request.method === 'HEAD' ? undefined : content);
    };
    if (!found && (isMarkdownWanted || pathname.endsWith('.md'))) {
      const text = missingCopy?.(root, baseUrl, pathname);
      if (text !== undefined) return send('.md', text);
    }
    // Read as a whole: pages are small, and a stream costs more than they do.
    fs.readFile(file, (error, content) => {
      if (!error) return send(path.extname(file), content);
      // A build may have removed it meanwhile, and a folder of files may lack a page for that.
      const [status, text] = error.code === 'ENOENT' ? [404, 'Not found'] : [500, error.message];
      response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    });
  });
}

/** A port from the command line; 0 takes a free one. Throws if it is invalid. */
export function asPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new UsageError(`"${text}" is not a port. Use a number from 0 to 65535.`);
}

/** Starts a server on the loopback address; port 0 takes a free one. Gives the port. */
export function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as { port: number }).port);
    });
  });
}
