/** Whether the keyboard has a Command key. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Whether a media query matches; where it cannot be asked, it does not. */
export const mediaMatches = (query: string): boolean => !!globalThis.matchMedia?.(query).matches;

/** The part of the Network Information API that is used here; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** From the request to the last byte of 18 KB, by the rates of https://wicg.github.io/netinfo/. */
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

interface PolicyRules {
  createHTML?: (html: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    /** Where the browser has Trusted Types, which TypeScript's DOM does not know. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: PolicyRules): { createScript(text: string): string };
    };
  }
}

/** Blocked or full storage reads as empty and forgets writes. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page; there is nowhere to keep it.
  }
}
