import http from 'node:http';
import { listen } from '../../tools/serve/static-host.mts';

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
