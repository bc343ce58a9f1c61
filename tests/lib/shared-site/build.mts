import type { TestProject } from 'vitest/node';
import { createSharedSite } from './shared-site.mts';

/** Builds the site that many tests share, before the first of them; they run side by side later. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await createSharedSite();
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  project.provide('sharedSite', { dir: site.dir, output });
  return () => site.remove();
}
