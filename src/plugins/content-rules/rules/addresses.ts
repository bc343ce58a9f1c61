import { decoded } from '@rslib-docs/kit/shared/attempt';
import { unsafeScheme } from './allowed';

export interface SiteAddresses {
  /** Origin of the deployed site, without a final slash. */
  origin: string;
  /** Languages of the site, each of which may be the first part of a path. */
  locales: readonly string[];
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const OTHER_SITE = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
const WEB = /^(?:https?:)?[\\/]{2}/i;
/** Docusaurus takes `.MD` for the ending of any other file. */
const PAGE_FILE = /\.mdx?$/;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/** The path of an address as the bundler and hosts read it. */
function pathOf(address: string): string {
  const path = withoutQuery(address);
  return decoded(path, decodeURIComponent) ?? path;
}

/** Whether an address leads to a page of this site in a language that may not be the reader's. */
function namesLanguage(address: string, { origin, locales }: SiteAddresses): boolean {
  if (WEB.test(address)) {
    return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
  }
  return locales.some((locale) => new RegExp(`^/${locale}(?:[/?#]|$)`, 'i').test(address));
}

/**
 * Whether the bundler would copy a file of the project to readers: by its `@site/` alias, from
 * `static/` by way of `..`, or behind an exclamation mark, in the query too.
 */
function readsProject(address: string): boolean {
  const path = pathOf(address);
  const request = path + address.replace(/#.*$/s, '');
  if (/^@site(?:[\\/]|$)/.test(path) || request.includes('!') || path.includes('\\')) return true;
  return path.startsWith('/') && path.split('/').includes('..');
}

function schemeProblem(address: string): string | undefined {
  const scheme = unsafeScheme(address);
  return scheme === undefined
    ? undefined
    : `the address "${address}" begins with ${scheme}:, which is not allowed in content. ` +
        'Use https, mailto, tel or a path of this site.';
}

/** Docusaurus copies existing files with a dot in their name, before it decodes the path. */
export function isFileAddress(address: string): boolean {
  if (OTHER_SITE.test(address)) return false;
  return [withoutQuery(address), pathOf(address)].some((path) => {
    const name = path.split('/').at(-1)!;
    return name.includes('.') && !/^\.\.?$/.test(name) && !PAGE_FILE.test(name);
  });
}

export function linkProblem(address: string, site: SiteAddresses): string | undefined {
  const scheme = schemeProblem(address);
  if (scheme) return scheme;
  if (namesLanguage(address, site)) {
    return (
      `"${address}" is a page of this site. Link to its file, such as ./cli.mdx: that is checked, ` +
      "and leads to the page in the reader's language."
    );
  }
  // Two slashes lead browsers to another site, and Docusaurus to a file.
  if (SCHEME.test(address)) return undefined;
  return readsProject(address) || (!pathOf(address).startsWith('/') && isFileAddress(address))
    ? `the link ${address} would publish a file of the project. Put the file below static/ and ` +
        'link to it by its path, such as /files/a.zip.'
    : undefined;
}

export function pictureProblem(address: string): string | undefined {
  const scheme = schemeProblem(address);
  if (scheme) return scheme;
  if (OTHER_SITE.test(address)) {
    return (
      `the image ${address} is external, and the content security policy blocks external images. ` +
      'Save it below static/img/ and use its path, such as /img/a.svg.'
    );
  }
  // A picture beside a page would be published as it is, scripts of an SVG included.
  return PICTURE.test(pathOf(address)) && address.startsWith('/') && !readsProject(address)
    ? undefined
    : `the image ${address} is not a picture of this site. Save it below static/img/ and use its ` +
        'path, such as /img/a.svg.';
}
