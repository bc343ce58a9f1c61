import http from 'node:http';
import { listen } from '../../tools/serve/static-host.mts';

/** How a host answers; `ok` and `late` answer truly, the others each fail in a way of their own. */
export type Behavior = 'ok' | 'late' | 'hang-up' | 'server-error' | 'bad-json';

export interface Asked {
  method: string;
  url: URL;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export const LATE_MS = 900;

const FAILURES: Partial<Record<Behavior, { status: number; body: string }>> = {
  'server-error': { status: 500, body: 'Internal error' },
  'bad-json': { status: 200, body: '<!doctype html><title>Sign in to this network</title>' },
};

/** A service on loopback that answers pages of any origin, truly or in a way that a test wants. */
export class MockHost {
  behavior: Behavior = 'ok';
  origin = '';
  asked: Asked[] = [];
  private server: http.Server | undefined;

  constructor(private readonly answer: (asked: Asked) => { status: number; body: string }) {}

  async start(): Promise<this> {
    this.server = http.createServer((request, response) => void this.serve(request, response));
    this.origin = `http://127.0.0.1:${await listen(this.server, 0)}`;
    return this;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked: Asked = {
      method: request.method!,
      url: new URL(request.url!, this.origin),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    this.asked.push(asked);
    if (this.behavior === 'hang-up') return void request.socket.destroy();
    const { status, body } = FAILURES[this.behavior] ?? this.answer(asked);
    const answer = () => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'retry-after': '60',
      });
      response.end(body);
    };
    if (this.behavior === 'late') setTimeout(answer, LATE_MS);
    else answer();
  }
}
