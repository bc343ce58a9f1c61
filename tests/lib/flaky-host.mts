import type http from 'node:http';
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

  /** Answers nobody any more: connections are refused, those that stand are closed. */
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
