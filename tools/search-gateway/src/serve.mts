import type { FastifyInstance } from 'fastify';
import { EXIT, runCommand, UsageError } from '../../lib/command.mts';
import { readConfig, readEngine } from './config.mts';
import { createServer } from './server.mts';

const USAGE = `Usage: npm start

Answers GET /search and GET /health until it is told to stop (SIGTERM, SIGINT).

ENGINE_URL       sphinx://host:port of a Manticore or Sphinx coordinator, or http(s)://… of
                 OpenSearch or Elasticsearch. Required.
ALLOWED_ORIGINS  Origins whose pages may ask, between commas, or *. Required.
HOST, PORT       Where it listens. Default: 127.0.0.1, 8787.
RATE_PER_MINUTE  Requests that one address may make in a minute. Default: 600.
TRUST_PROXY      1 where a proxy before it sets X-Forwarded-For. Default: 0.
LOG_LEVEL        fatal, error, warn, info, debug or silent. Default: info.

Exit codes: 0 stopped, 1 cannot start, 2 wrong usage.`;

/** Requests that take longer than this to end are cut off. */
const STOP_MS = 9000;
const IDLE_CHECK_MS = 50;

/** Answers what was asked before; connections that are kept for later questions are closed. */
function stop(app: FastifyInstance): void {
  setTimeout(() => process.exit(EXIT.findings), STOP_MS).unref();
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  void app.close().finally(() => clearInterval(idle));
}

async function main(args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new UsageError(`Unknown argument "${args[0]}".`);
  const config = readConfig(process.env);
  const app = await createServer(config, readEngine(process.env).engine());
  const { host, port } = config;
  await app.listen({ host, port });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(app));
}

await runCommand(USAGE, main);
