import type { SiteAddresses } from '@rslib-docs/kit/shared/addresses';

/** Id of the data block of the not-found page that holds what the resolver must know. */
export const SITE_ADDRESSES_ID = 'site-addresses';

export interface NotFoundData extends SiteAddresses {
  scripts: Readonly<Record<string, readonly string[]>>;
  htmlLang: Readonly<Record<string, string>>;
}

/** The data of the page, or undefined on a page that the host could answer. */
export function readNotFoundData(): NotFoundData | undefined {
  const text = document.getElementById(SITE_ADDRESSES_ID)?.textContent;
  return text ? (JSON.parse(text) as NotFoundData) : undefined;
}

/** In the templates of other languages: the id that an element gets when it comes into the page. */
export const LATER_ID = 'data-later-id';
