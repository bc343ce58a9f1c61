/** The part of the Network Information API that is used here; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * How long a page may take from the request to its last byte, in milliseconds, until it is as slow
 * as on `3g` and `2g`: by their round trips and rates (https://wicg.github.io/netinfo/) and the 18 KB
 * of a page.
 */
const SLOW_MS = { '3g': 500, '2g': 3000 };

/** What the document itself has told, where the browser does not say it. */
function isSlowDocument(limitMs: number): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.responseEnd - visit.requestStart > limitMs;
}

const isFrugalOn = (slowest: keyof typeof SLOW_MS): boolean => {
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return isSlowDocument(SLOW_MS[slowest]);
  const { saveData = false, effectiveType = '' } = connection;
  return saveData || effectiveType.endsWith('2g') || effectiveType === slowest;
};

/** Whether the visitor saves data or has a slow connection: nothing is fetched ahead for them. */
export const savesData = (): boolean => isFrugalOn('3g');

/** The same for the one page to whose link the pointer points, which is worth more. */
export const savesDataForLinks = (): boolean => isFrugalOn('2g');
