import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { decoded } from '@rslib-docs/kit/shared/attempt';
import { PANEL_QUERY_LENGTH, SEARCH_LIMIT } from '@rslib-docs/search/engine/limits';
import {
  ANSWER_MS,
  COLLECTIONS_EVERY_MS,
  Deadline,
  EngineUnavailable,
  INDEX_NAME,
  KNOWN_FOR_MS,
  LANGUAGE,
  type Collection,
  type Engine,
  type FromEngine,
} from './engine.mts';
import { Answerer } from './answer.mts';
import type { Config } from './config.mts';

/** The request of a visitor's browser (specification §7.3). */
interface SearchQuestion {
  keyword: string;
  limit: number;
  indexes: string[];
  lang: string;
}

/** The request cannot be answered; the message is for its author, and quotes nothing. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

const MOST_INDEXES = 10;

function readOne(params: URLSearchParams, name: string): string {
  const values = params.getAll(name);
  if (values.length !== 1) throw new BadRequest(`Give "${name}" once.`);
  return values[0]!;
}

/** @throws BadRequest */
export function readRequest(address: string): SearchQuestion {
  const at = address.indexOf('?');
  const search = at < 0 ? '' : address.slice(at + 1);
  // `URLSearchParams` would replace bytes that are not UTF-8.
  if (decoded(search, decodeURIComponent) === undefined)
    throw new BadRequest('The query is not UTF-8, percent-encoded.');
  const params = new URLSearchParams(search);
  const keyword = readOne(params, 'keyword');
  if (keyword.length > PANEL_QUERY_LENGTH) {
    throw new BadRequest(`"keyword" may have ${PANEL_QUERY_LENGTH} characters at most.`);
  }
  const limit = readOne(params, 'limit');
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > SEARCH_LIMIT) {
    throw new BadRequest(`"limit" must be a number from 1 to ${SEARCH_LIMIT}.`);
  }
  const indexes = [...new Set(readOne(params, 'searchIndexes').split(','))];
  if (indexes.length > MOST_INDEXES || !indexes.every((name) => INDEX_NAME.test(name))) {
    throw new BadRequest(
      `"searchIndexes" must be 1 to ${MOST_INDEXES} names of small letters, digits, ".", "_" and ` +
        '"-", between commas.',
    );
  }
  const lang = readOne(params, 'lang');
  if (!LANGUAGE.test(lang)) throw new BadRequest('"lang" must be a language such as en or zh.');
  return { keyword, limit: Number(limit), indexes, lang };
}

type Known = FromEngine<readonly Collection[]>;

/**
 * The loaded collections. They are read again every second beside the questions, so that no question
 * waits for a hanging shard only to learn the present generation.
 */
class Catalogue {
  private known: (Known & { since: number }) | undefined;
  private reading: Promise<Known> | undefined;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly engine: Engine) {
    // The next question learns of a failure: it reads by itself.
    const refresh = () => void this.refresh().catch(() => undefined);
    this.timer = setInterval(refresh, COLLECTIONS_EVERY_MS);
    this.timer.unref();
  }

  /** @throws EngineUnavailable */
  async read(deadline: Deadline): Promise<Known> {
    const { known } = this;
    if (known && performance.now() - known.since < KNOWN_FOR_MS) return known;
    return deadline.within(this.refresh());
  }

  close(): void {
    clearInterval(this.timer);
  }

  private refresh(): Promise<Known> {
    this.reading ??= this.ask().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async ask(): Promise<Known> {
    const since = performance.now();
    this.known = { ...(await this.engine.collections(new Deadline(ANSWER_MS))), since };
    return this.known;
  }
}

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

/** Says in an answer what is wrong, and does not log messages that may hold a query. */
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
    // The body of the request is not read, so the connection cannot be used again.
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
    // Open requests are answered when the gateway stops.
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
