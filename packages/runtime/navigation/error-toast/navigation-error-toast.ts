import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import { announce } from '@rslib-docs/kit/browser/announce';
import { onNavigationError } from '../navigation-error';
import styles from './NavigationErrorToast.module.css';

/** Long enough to be read twice; the same link says it again. */
const SHOWN_MS = 8000;

let notice: HTMLElement | undefined;
let timer: number | undefined;

function hide(): void {
  window.clearTimeout(timer);
  notice?.remove();
}

function show(): void {
  hide();
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
  timer = window.setTimeout(hide, SHOWN_MS);
}

/** Says that the page that was asked for does not come, while the one that is shown stays. */
const unreachablePage: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation) onNavigationError(show);
    else if (location.pathname !== previousLocation.pathname) hide();
  },
};

export default unreachablePage;
