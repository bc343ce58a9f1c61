import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { EXIT, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { readConfig, readEngine } from './config.mts';
import { createServer } from './server.mts';

const USAGE = `Usage: node dist/serve.mjs

Answers GET /search and GET /health until it is told to stop (SIGTERM, SIGINT).

ENGINE_URL       sphinx://host:port of a Manticore or Sphinx coordinator, or http(s)://… of
                 OpenSearch or Elasticsearch. Required.
ALLOWED_ORIGINS  Origins whose pages may ask, between commas, or *. Required.
HOST, PORT       Where it listens. Default: 127.0.0.1, 8787.
RATE_PER_MINUTE  Requests that one address may make in a minute. Default: 600.
TRUST_PROXY      How many proxies before it add to X-Forwarded-For. Default: 0.
LOG_LEVEL        fatal, error, warn, info, debug or silent. Default: info.

Exit codes: 0 stopped, 1 cannot start, 2 wrong usage.`;

/** Requests that take longer than this to end are cut off. */
const STOP_MS = 9000;
const CHECK_MS = 50;
const ACCEPT_MS = 500;

/** After this many checks in a row without an open request, no request is on its way. */
const QUIET_CHECKS = 4;

/** Counts the requests that have no answer yet. */
function countPending(app: FastifyInstance): () => number {
  let pending = 0;
  app.server.prependListener('request', (_request, response) => {
    pending += 1;
    response.once('close', () => (pending -= 1));
  });
  return () => pending;
}

/**
 * Answers open requests. Connections without a request, or with half a request, are
 * closed then: the other half may never come.
 */
async function stop(app: FastifyInstance, pending: () => number): Promise<void> {
  setTimeout(() => process.exit(EXIT.findings), STOP_MS).unref();
  // Waiting connections are accepted: closing at once would refuse requests that were sent before.
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await wait(ACCEPT_MS);
  let quietChecks = 0;
  const check = setInterval(() => {
    quietChecks = pending() > 0 ? 0 : quietChecks + 1;
    if (quietChecks < QUIET_CHECKS) app.server.closeIdleConnections();
    else app.server.closeAllConnections();
  }, CHECK_MS);
  await app.close().finally(() => clearInterval(check));
}

async function main(args: readonly string[]): Promise<void> {
  parseFlags(args, {});
  const config = readConfig(process.env);
  const app = await createServer(config, readEngine(process.env).engine());
  const pending = countPending(app);
  const { host, port } = config;
  await app.listen({ host, port });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, pending));
  }
}

await runCommand(USAGE, main);
