import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { Answerer } from './answer.mts';
import { Catalogue } from './catalogue.mts';
import type { Config } from './config.mts';
import { EngineUnavailable, type Collection, type Engine } from './engine.mts';
import { BadRequest, readRequest } from './request.mts';

const RETRY_AFTER_S = 5;
/** A request is one line; nothing is uploaded. */
const BODY_BYTES = 1024;

/** None of the loaded collections has this name, in any language. */
class UnknownIndex extends BadRequest {
  override name = 'UnknownIndex';
}

/** Where a name is known in other languages only there is nothing to find, and no error. */
function choose(collections: readonly Collection[], index: string, lang: string) {
  const own = collections.filter((one) => one.index === index);
  if (own.length === 0) throw new UnknownIndex('One of "searchIndexes" was never loaded.');
  return own.find((one) => one.lang === lang);
}

function addSearch(app: FastifyInstance, engine: Engine, catalogue: Catalogue): void {
  const answerer = new Answerer(engine);
  app.get('/search', async (request, reply) => {
    const started = performance.now();
    const { keyword, limit, indexes, lang } = readRequest(request.url);
    const { collections } = await catalogue.read();
    const chosen = indexes.map((index) => ({ index, own: choose(collections, index, lang) }));
    const groups = await Promise.all(
      chosen.map(async ({ index, own }) => {
        if (!own) return { index, hits: [] };
        const { hits, isPartial } = await answerer.answer(own, keyword, limit);
        return { index, hits, ...(isPartial && { partial: true }) };
      }),
    );
    // How much was asked and found, never what.
    const summary = {
      indexes,
      lang,
      characters: keyword.length,
      hits: groups.reduce((sum, { hits }) => sum + hits.length, 0),
      isPartial: groups.some((group) => 'partial' in group),
      ms: Math.round(performance.now() - started),
    };
    request.log.info(summary, 'search');
    return reply.header('cache-control', 'no-store').send(groups);
  });
}

function addHealth(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { collections, isPartial } = await catalogue.read();
    const loaded = collections.map(({ index, lang, generation }) => ({ index, lang, generation }));
    return { status: isPartial ? 'partial' : 'ok', collections: loaded };
  });
}

/** Says in every answer what is wrong, and logs no message that may hold a query. */
function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof BadRequest) {
      const status = error instanceof UnknownIndex ? 404 : 400;
      return reply.status(status).send({ error: error.message });
    }
    if (error instanceof EngineUnavailable) {
      request.log.error({ problem: error.message }, 'engine unavailable');
      return reply
        .status(503)
        .header('retry-after', RETRY_AFTER_S)
        .send({ error: 'The search engine does not answer. Try again soon.' });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ problem: error.name, stack: framesOf(error) }, 'failed');
    return reply.status(status).send({ error: status < 500 ? error.message : 'Internal error.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: 'Ask GET /search or GET /health.' }),
  );
}

/** Where it happened, without the message. */
const framesOf = ({ stack = '' }: Error) =>
  stack.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 5); // prettier-ignore

/** The gateway, not yet listening. Closing it closes the engine. */
export async function createServer(config: Config, engine: Engine): Promise<FastifyInstance> {
  const app = fastify({
    // The address of a request holds the query, so requests are logged by `/search` itself.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: config.logLevel, base: null },
    trustProxy: config.trustsProxy,
    bodyLimit: BODY_BYTES,
  });
  await app.register(cors, { origin: config.allowedOrigins, methods: ['GET'] });
  await app.register(rateLimit, {
    max: config.ratePerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  });
  addErrors(app);
  const catalogue = new Catalogue(engine);
  addSearch(app, engine, catalogue);
  addHealth(app, catalogue);
  app.addHook('onClose', () => engine.close());
  return app;
}
