import { COUNTERPART_LINK } from './contract';

const pages = new Map<string, Promise<Document | undefined>>();

async function readPage(address: string): Promise<Document> {
  // The service worker knows by this that a text is wanted, and keeps it.
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The language of a page's text: that of the page, or of what stands in for its translation. */
export function languageOf(page: Document): string {
  const { dataset } = page.documentElement;
  return page.querySelector<HTMLElement>('article[lang]')?.lang || dataset.locale!;
}

/** The link of this page to the same page in the other language; null where it has none. */
export function counterpartLink(): HTMLAnchorElement | null {
  return document.querySelector(`a[${COUNTERPART_LINK}]`);
}

/**
 * This page in the other language, fetched once. Undefined where it is not translated. Rejects
 * where it cannot be reached; the next call tries again.
 */
export function readCounterpart(): Promise<Document | undefined> {
  const address = counterpartLink()?.href.split('#')[0];
  if (!address) return Promise.resolve(undefined);
  const known = pages.get(address);
  if (known) return known;
  const reading = readPage(address).then((page) =>
    languageOf(page) !== languageOf(document) ? page : undefined,
  );
  pages.set(address, reading);
  reading.catch(() => pages.delete(address));
  return reading;
}
