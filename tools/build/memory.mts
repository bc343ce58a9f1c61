let childMemoryKb = 0;

/** Notes the memory of a process of its own; undefined where it was killed. */
export function noteMemory(usage: NodeJS.ResourceUsage | undefined): void {
  childMemoryKb = Math.max(childMemoryKb, usage?.maxRSS ?? 0);
}

/** The most memory of one process, in megabytes. */
export const peakMegabytes = (): number =>
  Math.round((Math.max(childMemoryKb, process.resourceUsage().maxRSS) * 1024) / 1e6);
