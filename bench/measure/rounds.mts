import { showProgress } from '@rslib-docs/kit/node/command';

/** One run of one subject gives the value of each metric that it has. */
export type Measure<S> = (subject: S) => Promise<Readonly<Record<string, number>>>;

export type Collected = Record<string, Record<string, number[]>>;

export interface RoundsOptions<S> {
  /** What is measured, for the progress. */
  title: string;
  rounds: number;
  nameOf(subject: S): string;
  /** Called with everything so far after each run, so that an interruption loses one run only. */
  onRun(collected: Collected): void;
  /** Called with who failed: it is left out of the rounds that follow, and its runs are dropped. */
  onFailure(name: string, error: Error): void;
}

/** All of them in their order, beginning with another one each round. */
function inOrderOf<S>(round: number, subjects: readonly S[]): S[] {
  const first = subjects.length > 0 ? round % subjects.length : 0;
  return [...subjects.slice(first), ...subjects.slice(0, first)];
}

/** Forgets what somebody has measured: a middle of fewer rounds than the others' is none. */
function drop(collected: Collected, name: string): void {
  for (const [id, runs] of Object.entries(collected)) {
    delete runs[name];
    if (Object.keys(runs).length === 0) delete collected[id];
  }
}

/**
 * Measures all subjects in turn, round by round, so that what else happens on the machine meets
 * everybody alike. Each round begins with another subject. Who fails does not stop the others.
 */
export async function measureInTurn<S>(
  subjects: readonly S[],
  measure: Measure<S>,
  { title, rounds, nameOf, onRun, onFailure }: RoundsOptions<S>,
): Promise<Collected> {
  const collected: Collected = {};
  let left = subjects;
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of inOrderOf(round, left)) {
      const name = nameOf(subject);
      showProgress(`${title}: round ${round + 1} of ${rounds}, ${name}`);
      try {
        for (const [id, value] of Object.entries(await measure(subject))) {
          ((collected[id] ??= {})[name] ??= []).push(value);
        }
      } catch (error) {
        left = left.filter((one) => one !== subject);
        drop(collected, name);
        showProgress('');
        onFailure(name, error as Error);
      }
      onRun(collected);
    }
  }
  showProgress('');
  return collected;
}
