import os from 'node:os';
import { EXIT, showProgress } from '@rslib-docs/kit/node/command';
import { keepResults, type Conditions } from '../report/results.mts';

/** A site or a tool that is measured. */
export interface Named {
  id: string;
  name: string;
  version: string;
}

/** One run of one subject gives the value of each metric that it has. */
export type Measure<S> = (subject: S) => Promise<Readonly<Record<string, number>>>;

type Collected = Record<string, Record<string, number[]>>;

/** What went wrong for whom. The others go on, and the command ends with it. */
export class Failures {
  /** One line for each. */
  readonly summary: string[] = [];

  /** Says at once which subject failed at what, and why. */
  add({ name }: Named, what: string, error: unknown): void {
    const { message } = error as Error;
    this.summary.push(`${name} failed at ${what}: ${message.split('\n')[0]}`);
    console.error(`${name} failed at ${what}; the others go on without it.\n${message}`);
  }

  /** Names them all at the end, and gives the exit code. */
  end(): number {
    for (const line of this.summary) console.error(line);
    return this.summary.length > 0 ? EXIT.findings : EXIT.ok;
  }
}

/**
 * Measures all subjects in turn, round by round, so that what else happens on the machine meets
 * all alike. Each round begins with another subject. One that fails is left out of the rounds that
 * follow, and its runs are dropped: a middle of fewer rounds than the others' is none.
 */
export async function measureInTurn<S extends Named>(
  what: string,
  subjects: readonly S[],
  measure: Measure<S>,
  rounds: number,
  failures: Failures,
): Promise<{ runs: Collected; left: readonly S[] }> {
  const runs: Collected = {};
  let left = subjects;
  for (let round = 0; round < rounds; round += 1) {
    const first = round % Math.max(1, left.length);
    for (const subject of [...left.slice(first), ...left.slice(0, first)]) {
      showProgress(`${what}: round ${round + 1} of ${rounds}, ${subject.name}`);
      try {
        for (const [id, value] of Object.entries(await measure(subject))) {
          ((runs[id] ??= {})[subject.id] ??= []).push(value);
        }
      } catch (error) {
        left = left.filter((one) => one !== subject);
        for (const values of Object.values(runs)) delete values[subject.id];
        showProgress('');
        failures.add(subject, what, error);
      }
    }
  }
  showProgress('');
  const measured = Object.entries(runs).filter(([, values]) => Object.keys(values).length > 0);
  return { runs: Object.fromEntries(measured), left };
}

/** What a person typed. */
export const commandText = (name: string, args: readonly string[]): string =>
  [name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');

/** What the parts of a run have in common. */
export interface Session {
  /** Where its results are kept. */
  file: string;
  /** What a person typed. */
  command: string;
  /** All subjects that were asked for, also those that could not be made. */
  asked: readonly Named[];
  failures: Failures;
  /** Conditions besides the machine's. */
  chromium?: string;
  node?: string;
}

const oneMinuteLoad = (): number => Math.round(os.loadavg()[0]! * 10) / 10;

/** Measures a part and keeps its runs; gives the subjects that did not fail. */
export async function measurePart<S extends Named>(
  { file, command, asked, failures, ...software }: Session,
  part: string,
  subjects: readonly S[],
  measure: Measure<S>,
  { rounds, ...further }: { rounds: number } & Pick<Conditions, 'pages'>,
): Promise<readonly S[]> {
  const load = oneMinuteLoad();
  const started = performance.now();
  console.error(`Measuring ${part}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} …`);
  const { runs, left } = await measureInTurn(part, subjects, measure, rounds, failures);
  console.error(`Measured ${part} in ${((performance.now() - started) / 60_000).toFixed(1)} min.`);
  if (Object.keys(runs).length === 0) return left;
  const conditions: Conditions = {
    date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    command,
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    memory: os.totalmem(),
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    ...software,
    ...further,
    load: [load, oneMinuteLoad()],
  };
  const described = subjects.map(({ id, name, version }) => [id, { name, version }] as const);
  const failed = asked.filter(({ id }) => !left.some((one) => one.id === id)).map(({ id }) => id);
  const fresh = {
    subjects: Object.fromEntries(described),
    conditions: { [part]: conditions },
    runs,
  };
  keepResults(file, fresh, failed);
  return left;
}
