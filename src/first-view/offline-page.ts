import { applyAppearance, startAppearance } from '../features/appearance/appearance';
import { startOfflinePage } from '@rslib-docs/offline/browser/offline-page';
import { SITE_OPTIONS } from '../site/options';

/* Runs in the page that is shown for one that cannot be reached. */
applyAppearance(SITE_OPTIONS);
startAppearance(SITE_OPTIONS);
addEventListener('DOMContentLoaded', () => void startOfflinePage());
