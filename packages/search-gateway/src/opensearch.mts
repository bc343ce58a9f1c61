import { setTimeout as wait } from 'node:timers/promises';
import { FIELD_WEIGHTS, FIELDS, fieldsOf } from '@rslib-docs/search/engine/prepared-page';
import type { AskedWord } from '@rslib-docs/search/engine/asked';
import { tokenize } from '@rslib-docs/search/engine/tokenize';
import {
  ANSWER_MS,
  Deadline,
  EngineUnavailable,
  GRACE_MS,
  type Batch,
  type Collection,
  type Engine,
  type Facts,
  type FromEngine,
  type Loader,
} from './engine.mts';

/** Prefix of all our aliases; the indexes behind them end in their generation. */
export const PREFIX = 'site-search-';
export const aliasOf = ({ index, lang }: Pick<Collection, 'index' | 'lang'>) =>
  `${PREFIX}${index}-${lang.toLowerCase()}`;

/** Metadata of an index, kept in its mapping. */
export interface Meta {
  index: string;
  lang: string;
  facts: Facts;
}

/** Speaks HTTP with OpenSearch or Elasticsearch. A user and password may stand in the address. */
class OpenSearchSession {
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

  /** All generations that are there, live or not. */
  async generations(deadline?: Deadline) {
    const found = await this.ask<Record<string, { aliases?: object; mappings?: { _meta?: Meta } }>>(
      'GET',
      `/${PREFIX}*`,
      undefined,
      deadline,
    );
    return Object.entries(found).flatMap(([name, { aliases = {}, mappings }]) => {
      const meta = mappings?._meta;
      return meta ? [{ name, meta, aliases: Object.keys(aliases) }] : [];
    });
  }
}

const WEIGHTED = Object.entries(FIELD_WEIGHTS).map(([field, weight]) => `${field}^${weight}`);

type Clause = Readonly<Record<string, unknown>>;

/** Terms are matched as they are: the fields hold the terms of our own tokenizer, between spaces. */
const match = (terms: readonly string[], operator: 'or' | 'and'): Clause => ({
  multi_match: { query: terms.join(' '), fields: WEIGHTED, type: 'cross_fields', operator },
});

function clausesOf({ terms, start, synonyms, similar }: AskedWord): Clause[] {
  const begun = start === undefined ? [] : FIELDS;
  return [
    match([...terms, ...similar], 'or'),
    ...begun.map((field) => ({ prefix: { [field]: { value: start } } })),
    ...synonyms.filter(({ length }) => length > 0).map((all) => match(all, 'and')),
  ];
}

/** Pages with any of the words; each word counts once, by the best of its forms. */
export function toQuery(question: readonly AskedWord[]): Clause {
  const words = question.map((word) => ({ dis_max: { queries: clausesOf(word) } }));
  return { bool: { should: words, minimum_should_match: 1 } };
}

interface SearchAnswer {
  timed_out?: boolean;
  _shards?: { total?: number; successful?: number };
  hits?: { hits?: { _id: string }[] };
  suggest?: { near?: { options: { text: string }[] }[] };
}

const SHARDS_TIMEOUT = '5s';
const MOST_SIMILAR = 50;

/** A shard that no node holds has neither failed nor succeeded. */
const isPartial = ({
  timed_out: hasTimedOut,
  _shards: { total = 0, successful = 0 } = {},
}: SearchAnswer) => hasTimedOut === true || successful < total;

/** OpenSearch or Elasticsearch. A generation is an index; an alias names the live one. */
export class OpenSearchEngine implements Engine {
  private readonly session: OpenSearchSession;

  constructor(address: string) {
    this.session = new OpenSearchSession(address);
  }

  async collections(deadline: Deadline): Promise<FromEngine<Collection[]>> {
    const live = (await this.session.generations(deadline)).filter(({ meta, aliases }) =>
      aliases.includes(aliasOf(meta)),
    );
    const value = live.map(({ name, meta }) => ({ ...meta, generation: name }));
    return { value, isPartial: false };
  }

  async find(
    collection: Collection,
    question: readonly AskedWord[],
    limit: number,
    deadline: Deadline,
  ) {
    if (question.length === 0) return { value: [], isPartial: false };
    const asked = { size: limit, query: toQuery(question) };
    const answer = await this.search(collection, asked, deadline);
    return { value: (answer.hits?.hits ?? []).map(({ _id }) => _id), isPartial: isPartial(answer) };
  }

  async read({ generation }: Collection, keys: readonly string[], deadline: Deadline) {
    const { docs = [] } = await this.session.ask<{
      docs?: { _id: string; found?: boolean; _source?: { document?: string } }[];
    }>('POST', `/${generation}/_mget`, { ids: keys }, deadline);
    return new Map(
      docs.flatMap(({ _id, _source }) =>
        _source?.document === undefined ? [] : [[_id, _source.document] as const],
      ),
    );
  }

  async similar(collection: Collection, word: string, deadline: Deadline) {
    const term = { field: 'content', suggest_mode: 'always', max_edits: 2, prefix_length: 0 };
    const near = { text: word, term: { ...term, size: MOST_SIMILAR } };
    const answer = await this.search(collection, { size: 0, suggest: { near } }, deadline);
    const options = answer.suggest?.near?.flatMap((one) => one.options) ?? [];
    return { value: options.map(({ text }) => text), isPartial: isPartial(answer) };
  }

  async close(): Promise<void> {}

  private search(
    { generation }: Collection,
    asked: object,
    deadline: Deadline,
  ): Promise<SearchAnswer> {
    const body = { _source: false, timeout: SHARDS_TIMEOUT, ...asked };
    return this.session.ask('POST', `/${generation}/_search`, body, deadline);
  }
}

const PAGES_AT_ONCE = 50;

/** Fields hold our terms between spaces; the page itself is kept, not searched. */
const mappings = (meta: Meta) => ({
  _meta: meta,
  dynamic: false,
  properties: {
    ...Object.fromEntries(FIELDS.map((field) => [field, { type: 'text', analyzer: 'whitespace' }])),
    document: { type: 'keyword', index: false, doc_values: false },
  },
});

/** Makes an index per generation, and moves the alias from the former to it in one request. */
export class OpenSearchLoader implements Loader {
  private readonly session: OpenSearchSession;
  private former: string[] = [];

  constructor(address: string) {
    this.session = new OpenSearchSession(address);
  }

  async load({ index, lang, facts, documents }: Batch): Promise<void> {
    const alias = aliasOf({ index, lang });
    const name = `${alias}-${Date.now()}`;
    const body = { mappings: mappings({ index, lang, facts }) };
    await this.session.ask('PUT', `/${name}`, body);
    for (let at = 0; at < documents.length; at += PAGES_AT_ONCE) {
      await this.insert(name, documents.slice(at, at + PAGES_AT_ONCE), at);
    }
    await this.session.ask('POST', `/${name}/_refresh`);
    const { count } = await this.session.ask<{ count: number }>('GET', `/${name}/_count`);
    if (count !== documents.length) {
      throw new Error(`${count} of ${documents.length} pages arrived in ${name}. Try again.`);
    }
    await this.switchTo(name, { index, lang });
  }

  async finish(): Promise<void> {
    await wait(this.former.length > 0 ? GRACE_MS : 0);
    for (const name of this.former) await this.session.ask('DELETE', `/${name}`);
    this.former = [];
  }

  async close(): Promise<void> {}

  private async insert(name: string, documents: Batch['documents'], from: number): Promise<void> {
    const lines = documents.flatMap((page, at) => {
      const fields = Object.entries(fieldsOf(page));
      const terms = fields.map(([field, text]) => [field, tokenize(text).join(' ')]);
      return [
        { index: { _index: name, _id: String(from + at) } },
        { ...Object.fromEntries(terms), document: JSON.stringify(page) },
      ];
    });
    const { errors } = await this.session.ask<{ errors: boolean }>('POST', '/_bulk', lines);
    if (errors) throw new Error(`${name} refused pages. Its log says why.`);
  }

  private async switchTo(name: string, { index, lang }: Pick<Batch, 'index' | 'lang'>) {
    const alias = aliasOf({ index, lang });
    const others = (await this.session.generations()).filter(
      ({ name: other, meta }) => other !== name && meta.index === index && meta.lang === lang,
    );
    const holders = others.filter(({ aliases }) => aliases.includes(alias));
    const actions = [
      ...holders.map((holder) => ({ remove: { index: holder.name, alias } })),
      { add: { index: name, alias } },
    ];
    await this.session.ask('POST', '/_aliases', { actions });
    this.former.push(...others.map((other) => other.name));
  }
}
