import type http from 'node:http';
import path from 'node:path';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';

const ROOT = path.resolve(import.meta.dirname, '../../build');

/** The built site for one worker, at a port of its own. */
export class Host {
  /** Addresses that were asked for, and whether by pages alone, until somebody empties this. */
  readonly asked = new Map<string, { byPages: boolean }>();
  /** Told of each address before it is answered. */
  onAsked?: (address: string) => void;

  private constructor(
    readonly origin: string,
    private readonly server: http.Server,
  ) {
    server.prependListener('request', ({ url = '/', headers }: http.IncomingMessage) => {
      const address = url.split('?')[0]!;
      // What code of a page fetches; a test that goes to an address, or asks by itself, is no page.
      const byPages =
        this.asked.get(address)?.byPages !== false && headers['sec-fetch-dest'] === 'empty';
      this.asked.set(address, { byPages });
      this.onAsked?.(address);
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
