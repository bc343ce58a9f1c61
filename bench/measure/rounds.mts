import { showProgress } from '../../tools/lib/command.mts';

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
}

/**
 * Measures all subjects in turn, round by round, so that what else happens on the machine meets
 * everybody alike. Each round begins with another subject.
 */
export async function measureInTurn<S>(
  subjects: readonly S[],
  measure: Measure<S>,
  { title, rounds, nameOf, onRun }: RoundsOptions<S>,
): Promise<Collected> {
  const collected: Collected = {};
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < subjects.length; at += 1) {
      const subject = subjects[(round + at) % subjects.length]!;
      const name = nameOf(subject);
      showProgress(`${title}: round ${round + 1} of ${rounds}, ${name}`);
      for (const [id, value] of Object.entries(await measure(subject))) {
        ((collected[id] ??= {})[name] ??= []).push(value);
      }
      onRun(collected);
    }
  }
  showProgress('');
  return collected;
}
