import http from 'node:http';

export interface Load {
  /** Duration of each answer to its last byte, in milliseconds, the shortest first. */
  times: readonly number[];
  /** The failures, in words that name the address. */
  errors: readonly string[];
  /** Addresses that were answered. */
  answered: ReadonlySet<string>;
}

export interface LoadOptions {
  /** Connections that each ask for the next address as soon as the last one was answered. */
  connections: number;
  /** Milliseconds. */
  duration: number;
}

/** Status and length of an answer, once all of it has come. */
const get = (url: URL, agent: http.Agent) =>
  new Promise<{ status: number; length: number }>((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      let length = 0;
      response.on('data', (part: Buffer) => (length += part.length));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, length }));
      response.once('error', reject);
    });
    request.once('error', reject);
  });

/** Puts load on a host: `lengths` has the bytes with which each address must be answered. */
export async function putLoad(
  origin: string,
  lengths: ReadonlyMap<string, number>,
  { connections, duration }: LoadOptions,
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const addresses = [...lengths.keys()];
  const times: number[] = [];
  const errors: string[] = [];
  const answered = new Set<string>();
  const end = performance.now() + duration;
  let next = 0;
  const connection = async () => {
    while (performance.now() < end) {
      const address = addresses[next++ % addresses.length]!;
      const begun = performance.now();
      try {
        const { status, length } = await get(new URL(address, origin), agent);
        times.push(performance.now() - begun);
        answered.add(address);
        if (status !== 200) errors.push(`${address}: status ${status}`);
        else if (length !== lengths.get(address)) errors.push(`${address}: ${length} bytes`);
      } catch (error) {
        errors.push(`${address}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { times: times.sort((a, b) => a - b), errors, answered };
}
