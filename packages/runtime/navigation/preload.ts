import load from '@docusaurus/core/lib/client/preload';

/** From here on a status means that the host has a fault, not that a file is gone. */
const FIRST_HOST_FAULT = 500;

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

/**
 * Loads the code of a page and says whether it is there. Where a full load can help, the document
 * is left, and the promise stays open.
 *
 * @param isWanted Whether the page is still the one that is to be shown.
 */
export default async function preload(pathname: string, isWanted: () => boolean): Promise<boolean> {
  try {
    // The router has decoded it, and Docusaurus decodes it again: `/%25` would stop it.
    await load(encodeURI(pathname));
    return true;
  } catch (error) {
    console.error(`The page ${pathname} could not be loaded:`, error);
    if (!(await canLoadInFull(error)) || !isWanted()) return false;
    location.reload();
    return new Promise(() => undefined);
  }
}
