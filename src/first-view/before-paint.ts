import { hideDismissed } from '../features/announcement/announcement';
import { applyAppearance } from '../features/appearance/appearance';
import { SAMPLE_MENU } from '../features/code-fence/sample-menu';
import { startLayoutFlags } from '../features/layout-flags/layout-flags';
import { LANGUAGE_LINK, startLocaleRedirect } from '../features/language/language';
import { applySidebar } from '../features/sidebar/sidebar-dom';
import { whenVisited } from '@rslib-docs/kit/browser/when-ready';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { captureEarlyEvents } from '@rslib-docs/runtime/hydration/pre-hydration';
import { SITE_OPTIONS } from '../site/options';

/**
 * Addresses of this origin may become a script, never a text. Markup passes: all of it was made by
 * the build, and what visitors type or services answer is only ever set as text.
 */
function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === location.origin ? address : null,
  });
}

/** Written in by the build, which alone knows where the site will live. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];

// Before anything is painted: every line of it puts off the first word. The rest is in after-text.ts.
for (const step of [
  guardScripts,
  () =>
    captureEarlyEvents({
      waiting: `[${SAMPLE_MENU}],[${LANGUAGE_LINK}]`,
      // Those of the search.
      opensField: ({ target, key, code, ctrlKey, metaKey }) =>
        !(target as Element).matches('input,textarea,select') &&
        (key === '/' || ((ctrlKey || metaKey) && code === 'KeyK')),
    }),
  () =>
    whenVisited(() =>
      startLocaleRedirect({
        mode: SITE_OPTIONS.localeRedirect,
        base: SITE_BASE,
        locales: SITE_LOCALES,
      }),
    ),
  startLayoutFlags,
  () => applyAppearance(SITE_OPTIONS),
  applySidebar,
  hideDismissed,
])
  attempt(step);
