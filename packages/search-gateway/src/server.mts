import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Answerer } from './answer.mts';
import { Catalogue } from './catalogue.mts';
import type { Config } from './config.mts';
import { Deadline } from './deadline.mts';
import { ANSWER_MS, EngineUnavailable, type Collection, type Engine } from './engine.mts';
import { BadRequest, readRequest } from './request.mts';

const RETRY_AFTER_S = 5;
/** A request is one line; nothing is uploaded. */
const BODY_BYTES = 1024;
/** A request that takes longer than this to arrive is cut off. */
const REQUEST_MS = 5000;
/** More open connections than these are refused. */
const MOST_CONNECTIONS = 1000;
/** How often the server looks for such requests. */
const CHECK_MS = 1000;

/** No loaded collection has any of these names, in any language. */
class UnknownIndex extends BadRequest {
  override name = 'UnknownIndex';
}

const languageOf = (tag: string) => tag.split('-')[0]!.toLowerCase();

/** The collection of this name in this language; `zh-CN` is answered by `zh`, and the reverse. */
function choose(collections: readonly Collection[], index: string, lang: string) {
  const own = collections.filter((one) => one.index === index);
  return (
    own.find((one) => one.lang.toLowerCase() === lang.toLowerCase()) ??
    own.find((one) => languageOf(one.lang) === languageOf(lang))
  );
}

/** Tells once for a collection that it holds pages of another release. */
function warnOnce(app: FastifyInstance): (collection: Collection, key: string) => void {
  const told = new Set<string>();
  return ({ index, lang, generation }, page) => {
    if (told.has(generation)) return;
    told.add(generation);
    app.log.warn({ index, lang, page }, 'pages of another release: load the index again');
  };
}

function addSearch(app: FastifyInstance, engine: Engine, catalogue: Catalogue): void {
  const answerer = new Answerer(engine, warnOnce(app));
  app.get('/search', async (request, reply) => {
    const started = performance.now();
    const { keyword, limit, indexes, lang } = readRequest(request.url);
    const deadline = new Deadline(ANSWER_MS);
    const { value: collections } = await catalogue.read(deadline);
    const unknown = indexes.filter((name) => !collections.some(({ index }) => index === name));
    if (unknown.length === indexes.length) {
      throw new UnknownIndex('None of "searchIndexes" was ever loaded.');
    }
    if (unknown.length > 0) request.log.warn({ unknown }, 'never loaded');
    const chosen = indexes.map((index) => ({ index, own: choose(collections, index, lang) }));
    const groups = await Promise.all(
      chosen.map(async ({ index, own }) => {
        if (!own) return { index, hits: [] };
        const { hits, isPartial } = await answerer.answer(own, keyword, limit, deadline);
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
  app.get('/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { value, isPartial } = await catalogue.read(new Deadline(ANSWER_MS));
    const loaded = value.map(({ index, lang, generation }) => ({ index, lang, generation }));
    return { status: isPartial ? 'partial' : 'ok', collections: loaded };
  });
}

/** Says in an answer what is wrong, and logs no message that may hold a query. */
function answerError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
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
}

function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    // Nobody reads a body that comes with it, so the connection cannot be used again.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      void reply.header('connection', 'close');
    const [path] = request.url.split('?');
    const isOurs = path === '/search' || path === '/health';
    if (isOurs) void reply.header('allow', 'GET, HEAD');
    return reply.status(isOurs ? 405 : 404).send({ error: 'Ask GET /search or GET /health.' });
  });
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
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { connectionsCheckingInterval: CHECK_MS },
    // What is on its way when the gateway is told to stop is answered.
    return503OnClosing: false,
    frameworkErrors: answerError,
  });
  await app.register(cors, { origin: config.allowedOrigins, methods: ['GET'] });
  await app.register(rateLimit, {
    max: config.ratePerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 }),
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  addErrors(app);
  const catalogue = new Catalogue(engine);
  addSearch(app, engine, catalogue);
  addHealth(app, catalogue);
  app.addHook('onClose', () => {
    catalogue.close();
    return engine.close();
  });
  return app;
}
