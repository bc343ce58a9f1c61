import { Deadline } from '../deadline.mts';
import { ANSWER_MS, EngineUnavailable } from '../engine.mts';

/** Speaks HTTP with OpenSearch or Elasticsearch. A user and password may stand in the address. */
export class OpenSearchSession {
  private readonly base: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(address: string) {
    const url = new URL(address);
    const user = [url.username, url.password].map(decodeURIComponent).join(':');
    const basic = `Basic ${Buffer.from(user).toString('base64')}`;
    this.headers = url.username ? { authorization: basic } : {};
    this.base = url.origin + url.pathname.replace(/\/$/, '');
  }

  /**
   * Asks for JSON; a list is sent line by line, as bulk requests are.
   * @throws EngineUnavailable
   */
  async ask<T>(
    method: string,
    path: string,
    body?: unknown,
    deadline = new Deadline(ANSWER_MS),
  ): Promise<T> {
    const isBulk = Array.isArray(body);
    const type = isBulk ? 'application/x-ndjson' : 'application/json';
    const text = isBulk ? `${body.map((line) => JSON.stringify(line)).join('\n')}\n` : undefined;
    let status: number | undefined;
    try {
      const response = await fetch(this.base + path, {
        method,
        headers: { ...this.headers, 'content-type': type },
        body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: AbortSignal.timeout(deadline.left()),
      });
      status = response.status;
      const answer: unknown = await response.json();
      if (response.ok) return answer as T;
    } catch (error) {
      // Messages may hold the query.
      throw new EngineUnavailable(`${this.base} failed: ${(error as Error).name}.`);
    }
    throw new EngineUnavailable(`${this.base} answered ${status} to ${method} ${path}.`);
  }
}
