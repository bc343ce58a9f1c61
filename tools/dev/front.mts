import http from 'node:http';
import type net from 'node:net';
import { createProxyServer } from 'httpxy';
import { refusalOf } from '../serve/own-hosts.mts';

export interface Target {
  /** Path prefix of the language, with slashes on both ends. */
  base: string;
  /** Its own address, without a path; undefined while it does not answer. */
  target?: string;
}

/** The server whose language a path belongs to: the longest prefix that matches. */
function serverFor(servers: readonly Target[], url: string): Target {
  const byLength = [...servers].sort((a, b) => b.base.length - a.base.length);
  return byLength.find(({ base }) => `${url}/`.startsWith(base)) ?? byLength.at(-1)!;
}

export interface FrontOptions {
  /** Name that it answers to beside the names of this machine. */
  host?: string;
  /** The HTML for a language whose server does not answer. */
  waitingPage: () => string;
}

/**
 * The one address of all languages. `servers` may change while it runs. No connection to a server
 * is kept: a busy server closes idle connections, and the next request would use a
 * closed one.
 */
export function createFront(
  servers: readonly Target[],
  { host, waitingPage }: FrontOptions,
): http.Server {
  const proxy = createProxyServer({ agent: false });
  const front = http.createServer((request, response) => {
    const refusal = refusalOf(request, host);
    if (refusal) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(refusal);
      return;
    }
    const wait = () => {
      const type = 'text/html; charset=utf-8';
      response.writeHead(503, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(waitingPage());
    };
    const { target } = serverFor(servers, request.url ?? '/');
    if (target === undefined) {
      wait();
      return;
    }
    proxy.web(request, response, { target }).catch(() => {
      // It has just ended: what is known of that comes with the next reload.
      if (response.headersSent) response.end();
      else wait();
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
    if (target === undefined) socket.destroy();
    else proxy.ws(request, socket, { target }, head).catch(() => socket.destroy());
  });
  return front;
}
