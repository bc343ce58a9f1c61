import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import { onUnreachable } from '@site/src/lib/unreachable/unreachable';
import styles from './UnreachablePage.module.css';

/** Long enough to be read twice; the same link says it again. */
const SHOWN_MS = 8000;

let notice: HTMLElement | undefined;
let timer: number | undefined;

function hide(): void {
  window.clearTimeout(timer);
  notice?.replaceChildren();
}

function show(): void {
  if (!notice) {
    notice = document.createElement('div');
    notice.role = 'status';
    notice.className = styles.notice!;
    document.body.append(notice);
  }
  hide();
  const text = translate({
    id: 'unreachable-page.notice',
    message: 'The page could not be loaded. You may be offline.',
    description: 'Shown when a link was pressed and nobody answers for its page',
  });
  // A live region says what comes into it, not what it was made with.
  timer = window.setTimeout(() => {
    notice!.textContent = text;
    timer = window.setTimeout(hide, SHOWN_MS);
  });
}

/** Says that the page that was asked for does not come, while the one that is shown stays. */
const unreachablePage: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation) onUnreachable(show);
    else if (location.pathname !== previousLocation.pathname) hide();
  },
};

export default unreachablePage;
