import fs from 'node:fs/promises';
import path from 'node:path';
import type { Answer, Verdict } from './answers.mts';

/** Two cores bear two builds. */
const AT_ONCE = 2;

/** Judges all answers, each in a folder of its own below `work`. The first error ends it. */
export async function judgeAll(
  answers: readonly Answer[],
  work: string,
  signal: AbortSignal,
  { keep, onVerdict }: { keep: boolean; onVerdict: (verdict: Verdict, folder: string) => void },
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const pending = [...answers.entries()];
  const judgeNext = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const [at, answer] = next;
      const folder = path.join(work, String(at));
      await fs.mkdir(folder, { recursive: true });
      const verdict = await answer(folder, signal);
      verdicts[at] = verdict;
      onVerdict(verdict, folder);
      if (!keep) await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
  const failures: unknown[] = [];
  const fail = (error: unknown): void => {
    failures.push(error);
    pending.length = 0;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => judgeNext().catch(fail)));
  if (failures.length > 0) throw failures[0];
  return verdicts;
}
