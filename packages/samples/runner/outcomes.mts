import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import type { Build } from './plan.mts';
import type { Outcome } from './run-project.mts';

const MAX_AGE_DAYS = 30;

/** Keeps what projects did, by a hash of all that it depends on. */
export class OutcomeStore {
  constructor(
    private readonly dir: string,
    private readonly versions: string,
  ) {}

  key({ files, commands }: Build): string {
    const input = [this.versions, [...files].sort(), commands];
    return createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 32);
  }

  async read(key: string): Promise<Outcome | undefined> {
    const text = await fs.readFile(this.file(key), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const now = new Date();
    await fs.utimes(this.file(key), now, now);
    return JSON.parse(text) as Outcome;
  }

  write(key: string, outcome: Outcome): void {
    writeFiles(this.dir, new Map([[`${key}.json`, JSON.stringify(outcome)]]));
  }

  /** Removes what nobody has asked for in a long time. */
  async prune(): Promise<void> {
    const oldest = Date.now() - MAX_AGE_DAYS * 24 * 60 * 60 * 1000;
    for (const name of await fs.readdir(this.dir).catch(() => [])) {
      const file = path.join(this.dir, name);
      if ((await fs.stat(file)).mtimeMs < oldest) await fs.rm(file);
    }
  }

  private file(key: string): string {
    return path.join(this.dir, `${key}.json`);
  }
}
