import path from 'node:path';
import { copyAddress } from '@rslib-docs/kit/shared/addresses/copy-address';
import { pageOfSource } from '@rslib-docs/translations/core/places';
import type { CopiedPage, SiteAddress } from './contract';

const OTHER_SITE = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** A translated page links to files beside it, which may exist in English only. */
const fileKey = (relativePath: string): string => pageOfSource(relativePath) ?? relativePath;

/**
 * What links of a page mean outside of the site: pages become the addresses of their copies, all
 * else becomes an address in full.
 */
export function createLinkResolver(pages: readonly CopiedPage[], site: SiteAddress) {
  const byFile = new Map(pages.map((page) => [fileKey(page.relativePath), page.routePath]));
  const routes = new Set(pages.map(({ routePath }) => routePath));
  const absolute = (address: string): string => new URL(address, site.origin).href;

  return (from: CopiedPage) =>
    (url: string): string => {
      if (OTHER_SITE.test(url)) return url;
      const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
      if (!target) return url;
      const route = target.startsWith('/')
        ? `${site.base}${target.slice(1)}`
        : byFile.get(path.posix.join(path.posix.dirname(fileKey(from.relativePath)), target));
      if (route && routes.has(route)) return absolute(copyAddress(route)) + rest;
      return absolute(route ?? new URL(target, absolute(from.routePath)).pathname) + rest;
    };
}
