import type { AskedWord } from '@rslib-docs/search/engine/question';
import type { Deadline } from '../deadline.mts';
import type { Collection, Engine, Facts, FromEngine } from '../engine.mts';
import { toQuery } from './query.mts';
import { OpenSearchSession } from './session.mts';

/** What all our aliases begin with; the indexes behind them end in their generation. */
export const PREFIX = 'site-search-';
export const aliasOf = ({ index, lang }: Pick<Collection, 'index' | 'lang'>) =>
  `${PREFIX}${index}-${lang.toLowerCase()}`;

/** Of an index, kept in its mapping. */
export interface Meta {
  index: string;
  lang: string;
  facts: Facts;
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
  timed_out: isLate,
  _shards: { total = 0, successful = 0 } = {},
}: SearchAnswer) => isLate === true || successful < total;

/** OpenSearch or Elasticsearch. A generation is an index; an alias says which one is live. */
export class OpenSearchEngine implements Engine {
  private readonly session: OpenSearchSession;

  constructor(address: string) {
    this.session = new OpenSearchSession(address);
  }

  async collections(deadline: Deadline): Promise<FromEngine<Collection[]>> {
    const found = await this.session.ask<
      Record<string, { aliases?: object; mappings?: { _meta?: Meta } }>
    >('GET', `/${PREFIX}*`, undefined, deadline);
    const value = Object.entries(found).flatMap(([generation, { aliases, mappings }]) => {
      const meta = mappings?._meta;
      const isLive = meta && Object.keys(aliases ?? {}).includes(aliasOf(meta));
      return isLive ? [{ ...meta, generation }] : [];
    });
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
