import { SERVICE_WORKER_FILE, type Visit } from '../contract';

/** Written in by the build. */
declare const SITE_BASE: string;

/** The app changes the head several times while it shows a page. */
const SETTLED_MS = 1000;

/** The files that the page has loaded from its own origin, without prefetched ones. */
function loadedAssets(): string[] {
  const ahead = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href),
  );
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const used = entries.filter(
    ({ name, initiatorType }) =>
      name.startsWith(location.origin + SITE_BASE) &&
      !['fetch', 'xmlhttprequest', 'beacon'].includes(initiatorType) &&
      (initiatorType === 'script' || !ahead.has(name)),
  );
  return [...new Set(used.map(({ name }) => name))];
}

/** Starts the service worker and reports every shown page to it. */
export async function reportVisits(searchIndex: () => string | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  // Not in pages from an insecure origin.
  if (!serviceWorker) return;
  let reported: string | undefined;
  const report = async () => {
    reported = location.pathname;
    const visit: Visit = {
      page: location.origin + location.pathname,
      assets: loadedAssets(),
      searchIndex: searchIndex(),
    };
    const { active } = await serviceWorker.ready;
    active?.postMessage(visit);
  };
  await serviceWorker.register(SITE_BASE + SERVICE_WORKER_FILE, { scope: SITE_BASE });
  // A new version begins with empty caches.
  serviceWorker.addEventListener('controllerchange', () => void report());
  await report();

  // The app changes title and head with every page that it shows.
  let timer: number | undefined;
  const watchHead = new MutationObserver(() => {
    if (location.pathname === reported) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => void report(), SETTLED_MS);
  });
  watchHead.observe(document.head, { childList: true, subtree: true, characterData: true });
}
