import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';
import { announce } from '@rslib-docs/kit/browser/announce';
import styles from './navigation-feedback.module.css';
import { onNavigationError } from '../hydration/page-contract';

/** A page that comes sooner needs no bar. This and the numbers below: specification §9, "Progress bar". */
const SHOW_AFTER_MS = 200;
/** Share of the bar that is filled at once, and by how much it grows at most, how often. */
const MINIMUM = 0.08;
const TRICKLE = 0.02;
const TRICKLE_EVERY_MS = 800;
/** Duration of each movement. */
const SPEED_MS = 200;

let barTimer: number | undefined;

function showBar(): void {
  if (!nprogress.isStarted() && nprogress.isRendered()) {
    // The bar of the page before is still fading, and would take the new one with it.
    barTimer = window.setTimeout(showBar, SPEED_MS);
    return;
  }
  const label = translate({
    id: 'navigation.progress.label',
    message: 'Loading the page',
    description: 'Accessible name of the bar at the top while a page is being loaded',
  });
  nprogress.configure({
    minimum: MINIMUM,
    trickleRate: TRICKLE,
    trickleSpeed: TRICKLE_EVERY_MS,
    speed: SPEED_MS,
    showSpinner: false,
    barSelector: '[role=progressbar]',
    // Outside of all landmarks, so it is said when it comes.
    template: `<div role="status"><div role="progressbar" class="${styles.bar}"></div></div>`,
  });
  nprogress.start();
  document.querySelector('#nprogress [role=progressbar]')?.setAttribute('aria-label', label);
}

/** Long enough to be read twice; the same link says it again. */
const SHOWN_MS = 8000;

let notice: HTMLElement | undefined;
let noticeTimer: number | undefined;

function hideNotice(): void {
  window.clearTimeout(noticeTimer);
  notice?.remove();
}

function showNotice(): void {
  hideNotice();
  notice ??= document.createElement('div');
  // Outside of all landmarks. The live region of the page says it: one that comes with its text may
  // be missed.
  notice.role = 'status';
  notice.ariaLive = 'off';
  notice.className = styles.notice!;
  notice.textContent = translate({
    id: 'navigation.error.notice',
    message: 'The page could not be loaded. You may be offline.',
    description: 'Shown when a link was pressed and nobody answers for its page',
  });
  document.body.append(notice);
  announce(notice.textContent);
  noticeTimer = window.setTimeout(hideNotice, SHOWN_MS);
}

/** A bar while the next page takes its time, and a notice where it does not come. */
const navigationFeedback: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    window.clearTimeout(barTimer);
    if (!previousLocation) onNavigationError(showNotice);
    else if (location.pathname !== previousLocation.pathname) {
      hideNotice();
      barTimer = window.setTimeout(showBar, SHOW_AFTER_MS);
    }
  },
  onRouteDidUpdate() {
    window.clearTimeout(barTimer);
    nprogress.done();
  },
};

export default navigationFeedback;
