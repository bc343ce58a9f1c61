import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/files';
import { resolveFile } from '../../../tools/serve/static-host.mts';
import { BesideTest, findPorts, waitForPort } from '../../lib/child-process.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILD = path.join(ROOT, 'build');
const CONNECTIONS = 50;
const DURATION_MS = 20_000;
/** On loopback, while nothing else runs; it was 30: decisions/0027-build-time.md. */
const MOST_P99_MS = 100;
/** Other programs that need the processor slow down all answers. */
const others = (): number => Math.max(1, os.loadavg()[0]! / os.availableParallelism());

/** Every page of the site in every language, with the bytes of its file. */
async function pageLengths(): Promise<Map<string, number>> {
  const routes = (await listFiles(BUILD, '.html'))
    .filter((file) => file !== '404.html')
    .map((file) => `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`);
  return new Map(routes.map((route) => [route, fs.statSync(resolveFile(BUILD, route)!).size]));
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

/** Another host of the same files can be named, to compare. */
async function startHost(): Promise<string> {
  if (process.env.LOAD_ORIGIN) return process.env.LOAD_ORIGIN;
  const port = await findPorts(1);
  const args = ['--import=tsx', path.join(ROOT, 'tools/serve/serve.mts'), '--port', String(port)];
  const host = new BesideTest(process.execPath, args, process.env);
  onTestFinished(() => void host.stop());
  await waitForPort(port, host);
  return `http://127.0.0.1:${port}`;
}

it(`${CONNECTIONS} connections for ${DURATION_MS / 1000} s get every page without an error @F132`, async () => {
  const lengths = await pageLengths();
  expect([...lengths.keys()]).toEqual(expect.arrayContaining(['/', '/zh/', '/zh/blog/']));
  const origin = await startHost();
  const most = MOST_P99_MS * others();
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const addresses = [...lengths.keys()];
  const times: number[] = [];
  const errors: string[] = [];
  const answered = new Set<string>();
  const end = performance.now() + DURATION_MS;
  let next = 0;
  /** Asks for the next address as soon as the last one was answered. */
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
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)]!;
  console.log(
    `${times.length} answers from ${lengths.size} pages, ` +
      `${Math.round(times.length / (DURATION_MS / 1000))} in a second; ` +
      `p50 ${percentile(0.5).toFixed(1)} ms, p99 ${percentile(0.99).toFixed(1)} ms`,
  );
  expect(errors).toEqual([]);
  expect(answered.size).toBe(lengths.size);
  expect(percentile(0.99)).toBeLessThan(most);
});
