import type { Fence } from './fences.mts';
import type { Plan } from './plan.mts';

/** Fewer than these and the pages prove too little: the check fails. */
export const MIN_SAMPLES = 150;
export const MIN_RUN_SHARE = 0.8;

export interface Counts {
  /** Different samples, counted once for both languages: projects and checked fences. */
  samples: number;
  projects: number;
  checked: number;
  /** Configurations of Rslib in TypeScript or JavaScript, and how many of them are run. */
  configs: number;
  configsRun: number;
  /** Fences that say why they are neither run nor checked. */
  unchecked: number;
}

const SCRIPT = /^[cm]?[jt]sx?$/;

/** A configuration of Rslib: by its name, or by what it calls. */
function isConfig({ lang, meta, text }: Fence): boolean {
  if (!SCRIPT.test(lang) || meta.title?.startsWith('dist')) return false;
  return /^rslib\.config\./.test(meta.title ?? '') || /\bdefineConfig\(/.test(text);
}

/** `isCounted` tells the language that counts, and pages of the other one without a counterpart. */
export function countSamples(plan: Plan, isCounted: (file: string) => boolean): Counts {
  const projects = plan.projects.filter(({ fence }) => isCounted(fence.file));
  const checks = plan.checks.filter(({ fence }) => isCounted(fence.file));
  const unchecked = plan.unchecked.filter(({ file }) => isCounted(file));
  const run = projects.flatMap(({ sources }) => [...sources.values()].filter(isConfig));
  const other = [...checks.map(({ fence }) => fence), ...unchecked].filter(isConfig);
  const different = new Set(
    projects.map(({ files, commands }) => JSON.stringify([[...files].sort(), commands])),
  );
  const checked = new Set(checks.map(({ fence }) => fence.text)).size;
  return {
    samples: different.size + checked,
    projects: different.size,
    checked,
    configs: run.length + other.length,
    configsRun: run.length,
    unchecked: unchecked.length,
  };
}

/** What falls below the floor, as sentences. */
export function findShortage({ samples, configs, configsRun }: Counts): string[] {
  const shortage: string[] = [];
  if (samples < MIN_SAMPLES)
    shortage.push(`the pages hold ${samples} samples; at least ${MIN_SAMPLES} are wanted`);
  if (configsRun < configs * MIN_RUN_SHARE)
    shortage.push(
      `${configsRun} of ${configs} configurations are run; at least ${MIN_RUN_SHARE * 100} % are wanted`,
    );
  return shortage;
}

export function formatCounts(counts: Counts): string {
  const { samples, projects, checked, configs, configsRun, unchecked } = counts;
  const share = configs === 0 ? 100 : Math.floor((configsRun / configs) * 100);
  return [
    `${samples} samples: ${projects} projects are built, ${checked} fences are only checked.`,
    `${configsRun} of ${configs} configurations are run (${share} %). ${unchecked} fences say why they are neither run nor checked.`,
  ].join('\n');
}
