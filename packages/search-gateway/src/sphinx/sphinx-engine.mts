import { FIELD_WEIGHTS } from '@rslib-docs/search/engine/prepared-page';
import type { AskedWord } from '@rslib-docs/search/engine/question';
import type { Deadline } from '../deadline.mts';
import type { Collection, Engine, Facts, FromEngine } from '../engine.mts';
import { toMatch, toSimilarMatch } from './match.mts';
import { SphinxSession } from './session.mts';

/** After this time a shard gives what it has found; the coordinator waits 5 s for it. */
const SHARD_MS = 4000;
/** What the coordinator waits for shards while one of them is known not to answer. */
const PATIENCE_MS = 1000;
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
  if (!/^\d+$/.test(text)) throw new Error('A generation or key is no number.');
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
    const patience = this.lacksShard ? `, agent_query_timeout = ${PATIENCE_MS}` : '';
    const answer = await this.session.select(sql + patience, values, deadline);
    this.lacksShard = answer.isPartial;
    return answer;
  }
}
