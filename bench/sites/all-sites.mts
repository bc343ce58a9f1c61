import { docusaurus } from './docusaurus.mts';
import { ours } from './ours.mts';
import { rspress } from './rspress.mts';
import type { BenchSite, SiteId } from './site.mts';
import { starlight } from './starlight.mts';
import { vitepress } from './vitepress.mts';

export const SITES: Readonly<Record<SiteId, BenchSite>> = {
  ours,
  docusaurus,
  rspress,
  vitepress,
  starlight,
};
