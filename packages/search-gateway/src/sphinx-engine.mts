import mysql, { type Pool, type PoolConnection, type RowDataPacket } from 'mysql2/promise';
import { FIELD_WEIGHTS } from '@rslib-docs/search/engine/prepared-page';
import type { AskedWord } from '@rslib-docs/search/engine/asked';
import {
  ANSWER_MS,
  Deadline,
  EngineUnavailable,
  type Collection,
  type Engine,
  type Facts,
  type FromEngine,
} from './engine.mts';
import { toMatch, toSimilarMatch } from './sphinx-text.mts';

export type Row = RowDataPacket;
type Value = string | number;

/** A shard that hangs keeps a connection busy for seconds. */
const CONNECTIONS = 64;
/** Questions that wait for a connection; later ones are refused and may be repeated. */
const WAITING = 200;
const CONNECT_TIMEOUT_MS = 2000;

/** A place such as `127.0.0.1:9306`. */
export function readPlace(place: string): { host: string; port: number } {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(place) ?? [];
  if (!host || !port) throw new Error(`"${place}" is not a host and port such as 127.0.0.1:9306.`);
  return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
}

/**
 * The code of an error of the driver. Its message and `sql` may hold what a visitor typed, so they
 * go nowhere.
 */
const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? 'UNKNOWN');

/** Speaks SphinxQL with one daemon. */
export class SphinxSession {
  private readonly pool: Pool;

  constructor(private readonly place: string) {
    this.pool = mysql.createPool({
      ...readPlace(place),
      connectionLimit: CONNECTIONS,
      queueLimit: WAITING,
      connectTimeout: CONNECT_TIMEOUT_MS,
      // A result and its metadata come in one round trip.
      multipleStatements: true,
      supportBigNumbers: true,
    });
  }

  /** Rows of a statement. @throws EngineUnavailable */
  async rows(sql: string, values: readonly Value[] = [], deadline?: Deadline): Promise<Row[]> {
    return (await this.ask(sql, values, deadline)) as Row[];
  }

  /** Rows, and whether every shard had its part in them. @throws EngineUnavailable */
  async select(
    sql: string,
    values: readonly Value[],
    deadline: Deadline,
  ): Promise<FromEngine<Row[]>> {
    const [value, meta] = (await this.ask(`${sql}; SHOW META`, values, deadline)) as [Row[], Row[]];
    const isPartial = meta.some(({ Variable_name: name }) => name === 'warning');
    return { value, isPartial };
  }

  async run(sql: string, values: readonly Value[] = []): Promise<void> {
    await this.ask(sql, values);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async ask(
    sql: string,
    values: readonly Value[],
    deadline = new Deadline(ANSWER_MS),
  ): Promise<unknown> {
    let connection: PoolConnection | undefined;
    try {
      const opening = this.pool.getConnection();
      connection = await deadline.within(opening, (late) => late.release());
      const [result] = await connection.query({ sql, timeout: deadline.left() }, [...values]);
      connection.release();
      return result;
    } catch (error) {
      // It may still be busy with what was given up.
      connection?.destroy();
      if (error instanceof EngineUnavailable) throw error;
      throw new EngineUnavailable(`${this.place} failed: ${codeOf(error)}.`);
    }
  }
}

/** After this time a shard returns its results so far; the coordinator waits 5 s for it. */
const SHARD_MS = 4000;
/** How long the coordinator waits for shards while one of them is known not to answer. */
const QUERY_TIMEOUT_MS = 1000;
/**
 * Rare words in heavy fields count, with the weights of the local engine, then how often they
 * stand there. (`bm25f()` of Sphinx is the same number for all pages of a real-time index.) A word
 * that most pages hold has an IDF of 0; the least lets fields decide between these.
 */
const LEAST_IDF = 0.1;
const WEIGHTS = Object.entries(FIELD_WEIGHTS).map(([field, weight]) => `${field}=${weight}`);
const RANKING =
  `ranker = expr('1000*sum((sum_idf+${LEAST_IDF})*user_weight)+bm25'), idf = 'plain,tfidf_unnormalized', ` +
  `field_weights = (${WEIGHTS.join(', ')})`;
const MOST_COLLECTIONS = 1000;
const MOST_SIMILAR = 50;

/** A number in a statement; everything else is a placeholder. */
function number(text: string): string {
  if (!/^\d+$/.test(text)) throw new Error('A generation or key is not a number.');
  return text;
}

/** Manticore or Sphinx, asked through its coordinator. */
export class SphinxEngine implements Engine {
  private readonly session: SphinxSession;
  /** Whether the last statement lacked a shard. A whole answer clears it. */
  private lacksShard = false;

  constructor(place: string) {
    this.session = new SphinxSession(place);
  }

  async collections(deadline: Deadline): Promise<FromEngine<Collection[]>> {
    const { value, isPartial } = await this.select(
      `SELECT id, site, lang, facts FROM generations WHERE live = 1
       ORDER BY id DESC LIMIT ${MOST_COLLECTIONS} OPTION max_matches = ${MOST_COLLECTIONS}`,
      [],
      deadline,
    );
    const newest = new Map<string, Collection>();
    for (const { id, site, lang, facts } of value) {
      const name = `${site} ${lang}`;
      if (newest.has(name)) continue;
      const read = JSON.parse(String(facts)) as Facts;
      newest.set(name, { index: site, lang, generation: String(id), facts: read });
    }
    return { value: [...newest.values()], isPartial };
  }

  async find(
    { generation }: Collection,
    question: readonly AskedWord[],
    limit: number,
    deadline: Deadline,
  ) {
    const match = toMatch(question);
    if (!match) return { value: [], isPartial: false };
    const { value, isPartial } = await this.select(
      `SELECT id FROM pages WHERE MATCH(?) AND generation = ${number(generation)}
       LIMIT ${limit} OPTION ${RANKING}, max_query_time = ${SHARD_MS}`,
      [match],
      deadline,
    );
    return { value: value.map(({ id }) => String(id)), isPartial };
  }

  async read(_collection: Collection, keys: readonly string[], deadline: Deadline) {
    const ids = keys.map(number).join(',');
    const { value } = await this.select(
      `SELECT id, document FROM pages WHERE id IN (${ids})
       LIMIT ${keys.length} OPTION max_query_time = ${SHARD_MS}`,
      [],
      deadline,
    );
    return new Map(value.map(({ id, document }) => [String(id), String(document)]));
  }

  async similar({ generation }: Collection, word: string, deadline: Deadline) {
    const { value, isPartial } = await this.select(
      `SELECT word FROM words WHERE MATCH(?) AND generation = ${number(generation)}
       LIMIT ${MOST_SIMILAR} OPTION ranker = wordcount, max_query_time = ${SHARD_MS}`,
      [toSimilarMatch(word)],
      deadline,
    );
    return { value: value.map((row) => String(row.word)), isPartial };
  }

  close(): Promise<void> {
    return this.session.close();
  }

  /** Rows of a statement that ends in its options. */
  private async select(sql: string, values: readonly string[], deadline: Deadline) {
    const timeout = this.lacksShard ? `, agent_query_timeout = ${QUERY_TIMEOUT_MS}` : '';
    const answer = await this.session.select(sql + timeout, values, deadline);
    this.lacksShard = answer.isPartial;
    return answer;
  }
}
