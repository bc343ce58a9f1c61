import { buildSharedSite } from './shared-site.mts';

await buildSharedSite();
