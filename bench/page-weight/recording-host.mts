import { setTimeout as sleep } from 'node:timers/promises';
import { createStaticHost, listen, resolveFile } from '../../tools/serve/static-host.mts';

/** The network counts as idle when nothing was under way for this long. */
const QUIET_MS = 1500;
const POLL_MS = 50;

export interface SeenRequest {
  pathname: string;
  /** Absolute path of the file that answered; undefined where there was none. */
  file: string | undefined;
  /** Whether the browser said that it may need this later: `<link rel=prefetch>` and its kin. */
  prefetched: boolean;
}

export interface RecordingHost {
  origin: string;
  /** All requests since the last `reset`, in order; also those of workers. */
  seen: SeenRequest[];
  reset(): void;
  /** Resolves when the network has been quiet for a while. */
  quiet(): Promise<void>;
  close(): void;
}

/** Serves `root` as a plain static host would and writes down what is asked for. */
export async function openRecordingHost(root: string, baseUrl: string): Promise<RecordingHost> {
  const seen: SeenRequest[] = [];
  let underWay = 0;
  let lastChange = performance.now();
  const server = createStaticHost({ root, baseUrl });
  server.on('request', (request, response) => {
    const pathname = (request.url ?? '/').split('?')[0]!;
    const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
    const inside = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
    seen.push({
      pathname,
      file: inside === undefined ? undefined : resolveFile(root, inside),
      prefetched: String(purpose).includes('prefetch'),
    });
    underWay++;
    lastChange = performance.now();
    response.once('close', () => {
      underWay--;
      lastChange = performance.now();
    });
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    reset: () => void seen.splice(0),
    async quiet() {
      while (underWay > 0 || performance.now() - lastChange < QUIET_MS) await sleep(POLL_MS);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
