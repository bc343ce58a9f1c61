import { hideDismissed } from '../features/announcement/announcement';
import { applyAppearance } from '../features/appearance/appearance';
import { SAMPLE_MENU } from '../features/code-fence/sample-menu';
import { startLayoutFlags } from '../features/layout-flags/layout-flags';
import { startLocaleRedirect } from '../features/language/language';
import { applySidebar } from '../features/sidebar/sidebar-dom';
import { whenVisited } from '@rslib-docs/kit/browser/when-ready';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { captureEarlyEvents } from '@rslib-docs/runtime/hydration/pre-hydration';
import { SITE_OPTIONS } from '../site/options';

/** The part of the platform's `trustedTypes` that is used here; TypeScript's DOM does not have it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string;
      createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

/**
 * Decides which values may become a script, where the browser asks (Trusted Types): addresses of
 * this origin, never a text. Markup passes: all of it was made by the build, which leaves no way to
 * write a script in a page, and what visitors type or services answer is only ever set as text.
 */
function guardScripts(): void {
  (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === location.origin ? address : null,
  });
}

/** Written in by the build, which alone knows where the site will live. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];

/*
 * Runs in the head of every page, before anything is painted: which page is shown, and how it
 * looks. Every line of it puts off the first word, so what only answers the visitor is in
 * after-text.ts. A step that a browser cannot take does not stop the others.
 */
for (const step of [
  guardScripts,
  () => captureEarlyEvents(`[${SAMPLE_MENU}]`),
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
