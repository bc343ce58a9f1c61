import type { Counts } from './counts.mts';
import type { Step } from './step.mts';

/** Steps that run side by side; as many as the smallest machine that this is run on has cores. */
const AT_ONCE = 2;

export interface Outcome extends Counts {
  step: Step;
  seconds: number;
}

export interface Runner {
  /** Runs a step; the place says which of how many it is. */
  runStep: (step: Step, place: string) => Promise<Outcome>;
  /** Whether somebody has interrupted the run. */
  isStopped: () => boolean;
  showRunning: (names: readonly string[]) => void;
}

/** Whether what the other steps look at is missing: they would test an older build. */
const isBlocked = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ step, failed }) => step.isPrerequisite && failed > 0);

const placeOf = (step: Step, steps: readonly Step[]): string =>
  `${steps.indexOf(step) + 1}/${steps.length}`;

/** Runs the independent steps, two at a time, each when what it needs has run. */
async function runIndependent(steps: readonly Step[], runner: Runner): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = steps.filter((step) => step.isIndependent);
  const running = new Map<Step, Promise<Outcome>>();
  const hasEnded = (step: Step): boolean => outcomes.some((outcome) => outcome.step === step);
  while (!runner.isStopped() && !isBlocked(outcomes)) {
    const next = waiting.find(({ after = [] }) => after.every(hasEnded));
    if (next && running.size < AT_ONCE) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, runner.runStep(next, placeOf(next, steps)));
    } else if (running.size > 0) {
      const outcome = await Promise.race(running.values());
      running.delete(outcome.step);
      outcomes.push(outcome);
    } else break;
    if (running.size > 0) runner.showRunning([...running.keys()].map(({ name }) => name));
  }
  return [...outcomes, ...(await Promise.all(running.values()))];
}

/** Runs the independent steps, then the others one after the other. */
export async function runSteps(steps: readonly Step[], runner: Runner): Promise<Outcome[]> {
  const outcomes = await runIndependent(steps, runner);
  for (const step of steps) {
    if (step.isIndependent) continue;
    if (runner.isStopped() || isBlocked(outcomes)) break;
    outcomes.push(await runner.runStep(step, placeOf(step, steps)));
  }
  return outcomes;
}
