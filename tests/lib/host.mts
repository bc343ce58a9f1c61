import type http from 'node:http';
import path from 'node:path';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';

const ROOT = path.resolve(import.meta.dirname, '../../build');

/** The built site for one worker, at a port of its own. */
export class Host {
  /** Addresses that a test has asked for; each test begins with none. */
  readonly asked = new Set<string>();

  private constructor(
    readonly origin: string,
    private readonly server: http.Server,
  ) {
    server.prependListener('request', ({ url = '/' }: http.IncomingMessage) => {
      this.asked.add(url.split('?')[0]!);
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
