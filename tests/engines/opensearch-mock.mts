import { MockHost, type Asked } from '../lib/mock-host.mts';

type Source = Record<string, string>;
interface Index {
  mappings: { _meta: object; properties: Record<string, { type: string; analyzer?: string }> };
  documents: Map<string, Source>;
  aliases: Set<string>;
  /** Documents that were written and not yet refreshed are not found. */
  isRefreshed: boolean;
}
interface Match {
  query: string;
  fields: readonly string[];
  operator: 'or' | 'and';
}
interface Clause {
  bool?: { should: Clause[] };
  dis_max?: { queries: Clause[] };
  multi_match?: Match;
  prefix?: Record<string, { value: string }>;
}

const INDEX_NAME = /^[a-z0-9][a-z0-9._-]*$/;
const words = (text = '') => text.split(/\s+/).filter(Boolean);

function scoreMatch({ query, fields, operator }: Match, source: Source): number {
  const asked = words(query);
  const weights = asked.map((word) =>
    Math.max(
      ...fields.map((field) => {
        const [name, weight] = field.split('^');
        return words(source[name!]).includes(word) ? Number(weight) : 0;
      }),
    ),
  );
  if (operator === 'and' && weights.includes(0)) return 0;
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** The score of a document for a clause; 0 if it does not match. */
function score(clause: Clause, source: Source): number {
  const { bool, dis_max: best, multi_match: match, prefix } = clause;
  if (bool) return bool.should.reduce((sum, one) => sum + score(one, source), 0);
  if (best) return Math.max(0, ...best.queries.map((one) => score(one, source)));
  if (match) return scoreMatch(match, source);
  if (!prefix) throw new Error(`Unknown clause: ${Object.keys(clause).join()}`);
  return Object.entries(prefix).some(([field, { value }]) =>
    words(source[field]).some((word) => word.startsWith(value)),
  )
    ? 1
    : 0;
}

/** The state of each index. */
const SHARDS = 3;

/** The part of OpenSearch that the gateway uses, in memory. What it does not know is refused. */
export class OpenSearchMock extends MockHost {
  readonly indexes = new Map<string, Index>();
  /** Shards of a search that fail. */
  failedShards = 0;
  /** Shards that no node holds: they count in the total only. */
  lostShards = 0;

  constructor() {
    super((asked) => this.answerTo(asked));
  }

  private answerTo({ method, url, body, headers }: Asked): { status: number; body: string } {
    try {
      const isBulk = url.pathname === '/_bulk';
      const type = isBulk ? 'application/x-ndjson' : 'application/json';
      if (headers['content-type'] !== type) throw new Error(`${url.pathname} wants ${type}.`);
      const answer = isBulk
        ? this.bulk(body)
        : this.handle(method, url.pathname, JSON.parse(body || 'null') as never);
      return { status: 200, body: JSON.stringify(answer) };
    } catch (error) {
      return { status: 400, body: JSON.stringify({ error: (error as Error).message }) };
    }
  }

  private get(name: string): Index {
    const index = this.indexes.get(name);
    if (!index) throw new Error(`There is no index ${name}.`);
    return index;
  }

  private handle(method: string, path: string, body: never): unknown {
    const [, name = '', action = ''] = path.split('/');
    const call = `${method} ${name === '_aliases' ? name : action}`;
    if (call === 'GET ' && name.endsWith('*')) return this.list(name.slice(0, -1));
    if (call === 'PUT ') return this.create(name, body);
    if (call === 'DELETE ') return this.indexes.delete(name);
    if (call === 'POST _aliases') return this.moveAliases(body);
    if (call === 'POST _refresh') return (this.get(name).isRefreshed = true);
    if (call === 'GET _count') return { count: this.visible(name).length };
    if (call === 'POST _search') return this.search(name, body);
    if (call === 'POST _mget') return this.read(name, body);
    throw new Error(`Unknown call: ${method} ${path}`);
  }

  private list(prefix: string): unknown {
    const own = [...this.indexes].filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(
      own.map(([name, { aliases, mappings }]) => {
        const named = Object.fromEntries([...aliases].map((alias) => [alias, {}]));
        return [name, { aliases: named, mappings }];
      }),
    );
  }

  private create(name: string, { mappings }: { mappings: Index['mappings'] }): unknown {
    if (!INDEX_NAME.test(name) || this.indexes.has(name)) throw new Error(`No new index: ${name}`);
    const empty = { documents: new Map<string, Source>(), aliases: new Set<string>() };
    this.indexes.set(name, { mappings, ...empty, isRefreshed: false });
    return { acknowledged: true };
  }

  private bulk(body: string): unknown {
    if (!body.endsWith('\n')) throw new Error('The last line has no end.');
    const lines = body.trimEnd().split('\n').map((line) => JSON.parse(line) as never); // prettier-ignore
    for (let at = 0; at < lines.length; at += 2) {
      const { index } = lines[at]! as { index: { _index: string; _id: string } };
      this.get(index._index).documents.set(index._id, lines[at + 1]!);
    }
    return { errors: false };
  }

  /** All actions or none, as one step. */
  private moveAliases({
    actions,
  }: {
    actions: Record<string, { index: string; alias: string }>[];
  }) {
    const steps = actions.flatMap((action) => Object.entries(action));
    for (const [, { index }] of steps) this.get(index);
    for (const [kind, { index, alias }] of steps) {
      const { aliases } = this.get(index);
      if (kind === 'add') aliases.add(alias);
      else if (!aliases.delete(alias)) throw new Error(`${index} has no alias ${alias}.`);
    }
    return { acknowledged: true };
  }

  private visible(name: string): [string, Source][] {
    const { documents, isRefreshed } = this.get(name);
    return isRefreshed ? [...documents] : [];
  }

  private search(
    name: string,
    {
      size,
      query,
      suggest,
    }: { size: number; query?: Clause; suggest?: { near: { text: string } } },
  ): unknown {
    const successful = SHARDS - this.failedShards - this.lostShards;
    const _shards = { total: SHARDS, successful, skipped: 0, failed: this.failedShards };
    const shards = { _shards, timed_out: false };
    if (suggest) {
      const known = new Set(this.visible(name).flatMap(([, { content }]) => words(content)));
      const options = [...known].filter((word) => word[0] === suggest.near.text[0]);
      return { ...shards, suggest: { near: [{ options: options.map((text) => ({ text })) }] } };
    }
    const scored = this.visible(name).map(([_id, source]) => ({
      _id,
      _score: score(query!, source),
    }));
    const found = scored.filter(({ _score }) => _score > 0).sort((a, b) => b._score - a._score);
    return { ...shards, hits: { hits: found.slice(0, size) } };
  }

  private read(name: string, { ids }: { ids: string[] }): unknown {
    const { documents } = this.get(name);
    return { docs: ids.map((_id) => ({ _id, _source: documents.get(_id) })) };
  }
}
