import path from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';
import type { PlainPage } from './content.mts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the sites are made and built. */
export const WORK = path.join(ROOT, '.cache/bench');

export const SITE_IDS = ['ours', 'docusaurus', 'rspress', 'vitepress', 'starlight'] as const;
export type SiteId = (typeof SITE_IDS)[number];

/** The page on which everything is measured: text, tables and code. */
export const MEASURED_ROUTE = '/guide/basic/cli';
/** Where a navigation from it leads; this page is edited between two builds. */
export const NEXT_ROUTE = '/guide/basic/configure-rslib';

/** Where most generators put a page of a language. */
export const addressIn = (route: string, locale: Locale): string =>
  (locale === DEFAULT_LOCALE ? '' : `/${locale}`) + route;

export interface Command {
  /** Path of Node.js. */
  node: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** CSS selectors of what a visitor presses, in a window of 1280 pixels. */
export interface Controls {
  /** Switches between light and dark; a `select` is given another value. */
  appearance: string;
  /** The link to a route in the sidebar. */
  sidebarLink(href: string): string;
  /** Opens the search, and where the query is typed, and one result. Absent without own search. */
  search?: { open: string; input: string; result: string };
}

/** A site made of our content by one generator. */
export interface BenchSite {
  id: SiteId;
  name: string;
  version: string;
  /** The project's folder, absolute. */
  dir: string;
  /** The built pages, absolute. */
  output: string;
  /** How it is built; asked after `prepare`. */
  build(): Command;
  /** Output and caches, relative to `dir`, without which a build is cold. */
  traces: readonly string[];
  /** The file of `NEXT_ROUTE`, relative to `dir`. */
  editedFile: string;
  /** Makes the project anew. The pages are those of the site, and further ones after them. */
  prepare(pages: readonly PlainPage[]): Promise<void>;
  /** What follows the first screen in the measured page, where the page says it. */
  firstScreenEnd?: string;
  /** Address of a route below the root of the host. */
  address(route: string, locale: Locale): string;
  controls: Controls;
}
