import load from '@docusaurus/core/lib/client/preload';

/** From here on a status means that the host has a fault, not that a file is gone. */
const FIRST_HOST_FAULT = 500;

/** Place of the page that is shown in the history; unknown where the browser does not tell. */
let shownIndex = currentIndex();

function currentIndex(): number | undefined {
  return 'navigation' in window ? navigation.currentEntry?.index : undefined;
}

/**
 * Whether a full load can help. The files of a page change their names with every deployment: when
 * the host answers that one is gone, the page that names its successors is there. Where nobody
 * answers, a full load would only lose the page that is being read. An error that names no file
 * comes from the code itself; the page is complete without it.
 */
async function canLoadInFull(error: unknown): Promise<boolean> {
  const { request } = error as { request?: string };
  if (!request) return true;
  try {
    const { status } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    return status < FIRST_HOST_FAULT;
  } catch {
    return false;
  }
}

/** The page that is shown stays, and the address is its own again. */
function stay(): void {
  const index = currentIndex();
  if (index === undefined || shownIndex === undefined || index === shownIndex) return;
  history.go(shownIndex - index);
}

/**
 * Loads the code of a page. A failure is dealt with here, unless the visitor has gone elsewhere in
 * the meantime; the promise then stays open.
 *
 * @param isWanted Whether the page is still the one that is to be shown.
 */
export default async function preload(pathname: string, isWanted: () => boolean): Promise<unknown> {
  try {
    const loaded = await load(pathname);
    if (isWanted()) shownIndex = currentIndex();
    return loaded;
  } catch (error) {
    console.error(`The page ${pathname} could not be loaded:`, error);
    const inFull = await canLoadInFull(error);
    if (isWanted()) {
      if (inFull) location.reload();
      else stay();
    }
    return new Promise(() => undefined);
  }
}
