import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';

/** Survives a reload; the browser itself restores the page that was reloaded. */
const STORAGE_KEY = `${STORAGE_NAMESPACE}.scroll`;

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** Scroll positions in pixels by the key of the history entry. What is stored may be anything. */
export function readPositions(): [string, number][] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

export function keepPositions(positions: [string, number][]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage they hold until the document is left.
  }
}

/**
 * Back and Forward before the app has started: the browser leaves the page to the app, so it is
 * loaded here. It opens where this page stands, which goes to where the reader was in that one.
 */
export function startPopstateBeforeHydration(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const root = document.documentElement;
    if (root.dataset['hasHydrated'] === 'true' || location.pathname === pathname) return;
    const { key } = (history.state ?? {}) as { key?: string };
    const top = new Map(readPositions()).get(key ?? '');
    if (top !== undefined) {
      root.style.minHeight = `${top + innerHeight}px`;
      scrollTo({ top, behavior: 'instant' });
    }
    location.reload();
  });
}
