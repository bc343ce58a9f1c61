import { hideDismissed } from '../features/announcement/announcement';
import { applyAppearance } from '../features/appearance/appearance';
import { startHiddenParts } from '../features/hidden-parts/hidden-parts';
import { startLocaleRedirect } from '../features/locale-redirect/locale-redirect';
import { applySidebar } from '../features/sidebar/start-sidebar';
import { guardScripts } from '../features/trusted-types/trusted-types';
import { whenVisited } from '@rslib-docs/kit/browser/when-ready';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { captureEarlyEvents } from '@rslib-docs/runtime/hydration/replay-events';
import { SITE_OPTIONS } from '../site/options';

/** Written in by the build, which alone knows where the site will live. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];

/*
 * Runs in the head of every page, before anything is painted: which page is shown, and how it
 * looks. Every line of it puts off the first word, so what only answers the visitor is in
 * after-text.ts. A step that a browser cannot take leaves the others as they are.
 */
for (const step of [
  guardScripts,
  captureEarlyEvents,
  () =>
    whenVisited(() =>
      startLocaleRedirect({
        mode: SITE_OPTIONS.localeRedirect,
        base: SITE_BASE,
        locales: SITE_LOCALES,
      }),
    ),
  startHiddenParts,
  () => applyAppearance(SITE_OPTIONS),
  applySidebar,
  hideDismissed,
])
  attempt(step);
