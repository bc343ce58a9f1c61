/** Processor seconds of the steps of this build, in their order. */
const steps = new Map<string, number>();
let last = process.cpuUsage();
let childMemoryKb = 0;

const add = (step: string, microseconds: number): void => {
  steps.set(step, (steps.get(step) ?? 0) + microseconds / 1e6);
};

/** Notes what this process has spent since the step before. */
export function endStep(step: string): void {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  add(step, user + system);
}

/** Notes what a process of its own has spent on a step; undefined where it was killed. */
export function addChild(step: string, usage: NodeJS.ResourceUsage | undefined): void {
  if (!usage) return;
  add(step, usage.userCPUTime + usage.systemCPUTime);
  childMemoryKb = Math.max(childMemoryKb, usage.maxRSS);
}

/** The most memory of one process, in megabytes. */
export const peakMegabytes = (): number =>
  Math.round((Math.max(childMemoryKb, process.resourceUsage().maxRSS) * 1024) / 1e6);

export function describeCosts(): string {
  const rows: [string, number][] = [...steps];
  const total = rows.reduce((sum, [, seconds]) => sum + seconds, 0);
  return [...rows, ['in all', total] as const]
    .map(([step, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${step}`)
    .join('\n');
}
