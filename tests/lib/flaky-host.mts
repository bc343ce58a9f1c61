import http from 'node:http';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';

/** A host that can go away and come back at the same address, with the same files or others. */
export class FlakyHost {
  private server: http.Server | undefined;
  private port = 0;
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];

  constructor(private readonly baseUrl = '/') {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Serves a folder from now on. */
  async serve(root: string): Promise<void> {
    await this.cut();
    this.server = createStaticHost({ root, baseUrl: this.baseUrl });
    this.server.on('request', ({ url }) => this.asked.push(url ?? ''));
    this.port = await listen(this.server, this.port);
  }

  /** Stops answering: connections are refused, and open ones are closed. */
  async cut(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

/** Sends the text of a page piece by piece, as slowly as it wants. */
export type SendPage = (html: string, write: (piece: string) => void) => Promise<void>;

/** A host before another one, whose pages arrive slowly. */
export async function openSlowHost(
  behind: { readonly origin: string },
  send: SendPage,
): Promise<{ readonly origin: string; close(): void }> {
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(behind.origin + request.url!);
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
      });
      if (request.headers['sec-fetch-dest'] === 'document') {
        await send(await answer.text(), (piece) => response.write(piece));
        response.end();
      } else response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return {
    origin,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
