import { existsSync } from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { createStaticHost, listen } from '../../tools/serve/static-host.mts';

/** A built site for one worker, at a port of its own. */
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

  static async start(root: string): Promise<Host> {
    if (!existsSync(path.join(root, 'index.html')))
      throw new Error(`There is no build in ${root}. Run: npm run build && npm run build:shared`);
    const server = createStaticHost({ root });
    return new Host(`http://127.0.0.1:${await listen(server, 0)}`, server);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
