import http from 'node:http';
import type net from 'node:net';
import { createProxyServer } from 'httpxy';
import { refusalOf } from '../serve/own-hosts.mts';

/** A server of one language. */
export interface Target {
  /** Path prefix of the language, with slashes on both ends. */
  base: string;
  /** Its own address, without a path. */
  target: string;
}

/** The server whose language a path belongs to: the longest prefix that matches. */
function serverFor(servers: readonly Target[], url: string): Target {
  const byLength = [...servers].sort((a, b) => b.base.length - a.base.length);
  return byLength.find(({ base }) => `${url}/`.startsWith(base)) ?? byLength.at(-1)!;
}

/**
 * The one address of all languages. No connection to a server is kept: one that is busy bundling
 * closes those that were idle, and the next request would meet a closed one.
 * @param host name that it answers to beside those of this machine
 */
export function createFront(servers: readonly Target[], host?: string): http.Server {
  const proxy = createProxyServer({ agent: false });
  const front = http.createServer((request, response) => {
    const refusal = refusalOf(request, host);
    if (refusal) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(refusal);
      return;
    }
    const { target } = serverFor(servers, request.url ?? '/');
    proxy.web(request, response, { target }).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`The development server does not answer yet: ${error.message}`);
    });
  });
  front.on('upgrade', (request, socket: net.Socket, head) => {
    socket.on('error', () => socket.destroy());
    const refusal = refusalOf(request, host);
    if (refusal) {
      socket.end(`HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n${refusal}`);
      return;
    }
    const { target } = serverFor(servers, request.url ?? '/');
    proxy.ws(request, socket, { target }, head).catch(() => socket.destroy());
  });
  return front;
}
