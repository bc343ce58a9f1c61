import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '../i18n/write-files.mts';
import type { Project } from './plan.mts';
import type { Outcome } from './run-project.mts';

/** Keeps what projects did, by a hash of all that it depends on. */
export class OutcomeStore {
  private readonly used = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly versions: string,
  ) {}

  key({ files, commands }: Project): string {
    const input = [this.versions, [...files].sort(), commands];
    return createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 32);
  }

  async read(key: string): Promise<Outcome | undefined> {
    this.used.add(key);
    const text = await fs.readFile(this.file(key), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Outcome);
  }

  write(key: string, outcome: Outcome): void {
    writeFiles(this.dir, new Map([[`${key}.json`, JSON.stringify(outcome)]]));
  }

  /** Removes what no project of this run has asked for. */
  async prune(): Promise<void> {
    for (const name of await fs.readdir(this.dir).catch(() => [])) {
      if (!this.used.has(name.replace(/\.json$/, '')))
        await fs.rm(this.file(path.parse(name).name));
    }
  }

  private file(key: string): string {
    return path.join(this.dir, `${key}.json`);
  }
}
