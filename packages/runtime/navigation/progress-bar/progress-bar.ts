import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';
import styles from './ProgressBar.module.css';

/** A page that comes sooner needs no bar. This and the numbers below: specification §9, "Progress bar". */
const SHOW_AFTER_MS = 200;
/** Share of the bar that is filled at once, and by how much it grows at most, how often. */
const MINIMUM = 0.08;
const TRICKLE = 0.02;
const TRICKLE_EVERY_MS = 800;
/** Duration of each movement. */
const SPEED_MS = 200;

let timer: number | undefined;

function show(): void {
  if (!nprogress.isStarted() && nprogress.isRendered()) {
    // The bar of the page before is still fading, and would take the new one with it.
    timer = window.setTimeout(show, SPEED_MS);
    return;
  }
  const label = translate({
    id: 'progress-bar.label',
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

/** A bar at the top of the window while the next page takes its time. */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    window.clearTimeout(timer);
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      timer = window.setTimeout(show, SHOW_AFTER_MS);
    }
  },
  onRouteDidUpdate() {
    window.clearTimeout(timer);
    nprogress.done();
  },
};

export default progressBar;
