import type http from 'node:http';
import path from 'node:path';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';

const ROOT = path.resolve(import.meta.dirname, '../../build');

/** The built site for one worker, at a port of its own. */
export class Host {
  /** Addresses that were asked for, and whether by pages alone, until somebody empties this. */
  readonly asked = new Map<string, { byPages: boolean }>();

  private constructor(
    readonly origin: string,
    private readonly server: http.Server,
  ) {
    server.prependListener('request', ({ url = '/', headers }: http.IncomingMessage) => {
      const address = url.split('?')[0]!;
      // Browsers say what they ask for; the requests that a test makes by itself do not.
      const byPages = this.asked.get(address)?.byPages !== false && 'sec-fetch-dest' in headers;
      this.asked.set(address, { byPages });
    });
  }

  static async start(): Promise<Host> {
    const server = createStaticHost({ root: ROOT });
    return new Host(`http://127.0.0.1:${await listen(server, 0)}`, server);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
