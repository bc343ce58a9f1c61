import mysql, { type Pool, type PoolConnection, type RowDataPacket } from 'mysql2/promise';
import { Deadline } from '../deadline.mts';
import { ANSWER_MS, EngineUnavailable, type FromEngine } from '../engine.mts';

export type Row = RowDataPacket;
type Value = string | number;

/** A shard that hangs keeps a connection busy for seconds. */
const CONNECTIONS = 64;
/** Questions that wait for a connection; who comes later is told to come back. */
const WAITING = 200;
const CONNECT_TIMEOUT_MS = 2000;

/** A place such as `127.0.0.1:9306`. */
export function readPlace(place: string): { host: string; port: number } {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(place) ?? [];
  if (!host || !port) throw new Error(`"${place}" is no host and port such as 127.0.0.1:9306.`);
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
      // A result and what the daemon says of it come in one round trip.
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
