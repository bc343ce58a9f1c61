import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Where a test run keeps what it has shown, so that the next one only runs what depends on what
 * has changed since. It is used where this variable is set, which `npm test` does.
 */
export const PROOFS_VARIABLE = 'TEST_PROOFS';

/** What a test that passed depended on, by name; it need not run again while all is the same. */
export type Proof = Readonly<Record<string, string>>;

export class ProofStore {
  constructor(private readonly folder: string) {}

  /** What the test depended on when it last passed. A file that is damaged is no proof. */
  read(test: string): Proof | undefined {
    try {
      return JSON.parse(fs.readFileSync(this.fileOf(test), 'utf8')) as Proof;
    } catch {
      return undefined;
    }
  }

  write(test: string, proof: Proof): void {
    const file = this.fileOf(test);
    fs.mkdirSync(this.folder, { recursive: true });
    // In one step: a run that is interrupted leaves no half of it.
    fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(proof));
    fs.renameSync(`${file}.${process.pid}`, file);
  }

  forget(test: string): void {
    fs.rmSync(this.fileOf(test), { force: true });
  }

  private fileOf(test: string): string {
    return path.join(this.folder, `${createHash('sha256').update(test).digest('hex')}.json`);
  }
}
