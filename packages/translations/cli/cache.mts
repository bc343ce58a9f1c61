import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';

const FILE = '.cache/i18n/results.json';

type Entries = Record<string, unknown>;

export function hashOf(...parts: readonly string[]): string {
  // Lengths keep the border between two parts: `ab`,`c` is not `a`,`bc`.
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}

/**
 * Results of slow questions, known by a hash of everything that the answer depends on. No dates, no
 * file names alone: what has changed has another hash, so an old answer cannot be taken for it.
 */
export class Cache {
  readonly #root: string;
  readonly #old: Readonly<Record<string, Entries>>;
  readonly #used = new Map<string, Map<string, Promise<unknown>>>();
  #hasNew = false;

  constructor(root: string) {
    this.#root = root;
    this.#old = readEntries(path.join(root, FILE));
  }

  /** The answer to a question of a kind; `make` is asked only where the hash is new. */
  get<T>(kind: string, hash: string, make: () => Promise<T>): Promise<T> {
    const used = this.#used.get(kind) ?? new Map<string, Promise<unknown>>();
    this.#used.set(kind, used);
    let answer = used.get(hash);
    if (!answer) {
      const old = this.#old[kind]?.[hash];
      if (old === undefined) this.#hasNew = true;
      answer = old === undefined ? make() : Promise.resolve(old);
      used.set(hash, answer);
    }
    return answer as Promise<T>;
  }

  /**
   * Keeps what was used beside what was there. What was not used is forgotten, so that the file
   * does not grow, but only of kinds of which the caller has asked everything: another command may
   * need the rest.
   */
  async save(complete: readonly string[] = []): Promise<void> {
    if (!this.#hasNew) return;
    this.#hasNew = false;
    const kinds: Record<string, Entries> = { ...this.#old };
    for (const [kind, used] of this.#used) {
      const entries: Entries = (kinds[kind] = complete.includes(kind) ? {} : { ...kinds[kind] });
      for (const [hash, answer] of used) {
        // A question that failed is asked again.
        const value = await answer.catch(() => undefined);
        if (value !== undefined) entries[hash] = value;
      }
    }
    try {
      writeFiles(this.#root, new Map([[FILE, JSON.stringify(kinds)]]));
    } catch {
      // Where nothing can be written, the next run takes as long as this one.
    }
  }
}

function readEntries(file: string): Record<string, Entries> {
  try {
    const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return content !== null && typeof content === 'object' ? (content as never) : {};
  } catch {
    return {};
  }
}

const open = new Map<string, Cache>();

/** The cache of a project; one for the whole process. */
export function cacheOf(root: string): Cache {
  const cache = open.get(root) ?? new Cache(root);
  open.set(root, cache);
  return cache;
}
