import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { GRACE_MS, type Batch, type Loader } from './engine.mts';
import { SphinxSession } from './sphinx-engine.mts';
import { FIELDS } from '@rslib-docs/search/engine/prepared-page';
import { encodeFields, spellableWords, trigrams } from './sphinx-text.mts';

const PAGES_AT_ONCE = 20;
const WORDS_AT_ONCE = 500;
/** Bytes of a page as JSON: the limit of an attribute of Sphinx. */
const LONGEST_PAGE = 4_000_000;

/** A number below 2^52 for the nth thing of a generation. */
function idOf(generation: number, kind: string, n: number): number {
  const hash = createHash('sha256').update(`${generation} ${kind} ${n}`).digest('hex');
  return Number.parseInt(hash.slice(0, 13), 16) + 1;
}

function* inParts<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/**
 * Fills real-time indexes on every shard. A generation is written beside the former one and
 * registered as not live; when it is complete, the register marks it as live. That row is
 * the switch: it is on every shard, and the newest one that any shard knows counts.
 */
export class SphinxLoader implements Loader {
  private readonly shards: readonly SphinxSession[];
  private readonly loaded: Batch[] = [];

  constructor(places: readonly string[]) {
    this.shards = places.map((place) => new SphinxSession(place));
  }

  async load(batch: Batch): Promise<void> {
    await this.removeUnfinished(batch);
    // Grows with time, and two loads never have the same.
    const generation = Date.now() * 1000 + Math.floor(Math.random() * 1000);
    await this.register(generation, batch, 0);
    await this.insertPages(generation, batch);
    await this.insertWords(generation, batch);
    await this.verify(generation, batch.documents.length);
    await this.register(generation, batch, 1);
    this.loaded.push(batch);
  }

  async finish(): Promise<void> {
    const lists = this.loaded.map(async (batch) => (await this.generationsOf(batch, 1)).slice(1));
    const former = (await Promise.all(lists)).flat();
    if (former.length > 0) await wait(GRACE_MS);
    for (const generation of former) await this.remove(generation);
  }

  async close(): Promise<void> {
    await Promise.all(this.shards.map((shard) => shard.close()));
  }

  /** Registered generations, the newest first. */
  private async generationsOf({ index, lang }: Batch, live: 0 | 1): Promise<number[]> {
    const rows = await Promise.all(
      this.shards.map((shard) =>
        shard.rows(
          `SELECT id, site, lang FROM generations WHERE live = ${live} ORDER BY id DESC LIMIT 1000`,
        ),
      ),
    );
    const own = rows.flat().filter(({ site, lang: one }) => site === index && one === lang);
    return [...new Set(own.map(({ id }) => Number(id)))].sort((a, b) => b - a);
  }

  /** The rest of a load that was interrupted. */
  private async removeUnfinished(batch: Batch): Promise<void> {
    const live = new Set(await this.generationsOf(batch, 1));
    for (const generation of await this.generationsOf(batch, 0)) {
      if (!live.has(generation)) await this.remove(generation);
    }
  }

  private async register(generation: number, { index, lang, facts }: Batch, live: 0 | 1) {
    const values = [generation, index, index, lang, live, JSON.stringify(facts)];
    for (const shard of this.shards) {
      await shard.run(
        'REPLACE INTO generations (id, name, site, lang, live, facts) VALUES (?, ?, ?, ?, ?, ?)',
        values,
      );
    }
  }

  private async insertPages(generation: number, { documents }: Batch): Promise<void> {
    const rows = documents.map((page, n) => {
      const json = JSON.stringify(page);
      if (Buffer.byteLength(json) > LONGEST_PAGE) {
        throw new Error(
          `${page.routePath} is too long for the engine: over ${LONGEST_PAGE} bytes.`,
        );
      }
      return [idOf(generation, 'page', n), ...encodeFields(page), generation, json];
    });
    await this.insert('pages', ['id', ...FIELDS, 'generation', 'document'], rows, PAGES_AT_ONCE);
  }

  private async insertWords(generation: number, { documents }: Batch): Promise<void> {
    const rows = spellableWords(documents).map((word, n) => [
      idOf(generation, 'word', n),
      trigrams(word).join(' '),
      generation,
      word,
    ]);
    await this.insert('words', ['id', 'grams', 'generation', 'word'], rows, WORDS_AT_ONCE);
  }

  /** Deals rows out to the shards in turn. */
  private async insert(
    table: string,
    columns: readonly string[],
    rows: readonly (readonly (string | number)[])[],
    atOnce: number,
  ): Promise<void> {
    await Promise.all(
      this.shards.map(async (shard, turn) => {
        const own = rows.filter((_row, at) => at % this.shards.length === turn);
        for (const part of inParts(own, atOnce)) {
          const row = `(${columns.map(() => '?').join(', ')})`;
          await shard.run(
            `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${part.map(() => row).join(', ')}`,
            part.flat(),
          );
        }
      }),
    );
  }

  private async verify(generation: number, expected: number): Promise<void> {
    const counts = await Promise.all(
      this.shards.map((shard) =>
        shard.rows(`SELECT COUNT(*) AS count FROM pages WHERE generation = ${generation}`),
      ),
    );
    const found = counts.flat().reduce((sum, { count }) => sum + Number(count), 0);
    if (found === expected) return;
    throw new Error(`${found} of ${expected} pages arrived. Is another load running? Try again.`);
  }

  private async remove(generation: number): Promise<void> {
    for (const shard of this.shards) {
      for (const table of ['pages', 'words']) {
        await shard.run(`DELETE FROM ${table} WHERE generation = ${generation}`);
      }
      await shard.run(`DELETE FROM generations WHERE id = ${generation}`);
    }
  }
}
