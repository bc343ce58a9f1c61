import { startAppearance } from '../features/appearance/appearance';
import { startSidebar } from '../features/sidebar/sidebar-dom';
import { startTabSets } from '../features/tabs/tab-set';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { startRestoringOrder } from '@rslib-docs/runtime/hydration/pre-hydration';
import { SITE_OPTIONS } from '../site/options';

// What shows as the page arrives, and the first control; what answers other presses is in controls.ts.
for (const step of [
  startRestoringOrder,
  () => startAppearance(SITE_OPTIONS),
  startSidebar,
  startTabSets,
])
  attempt(step);
