import path from 'node:path';
import { copyAddress } from '@rslib-docs/kit/shared/addresses';
import { pageOfSource } from '@rslib-docs/translations/core/places';
import type { Files } from '@rslib-docs/kit/node/docusaurus-plugin';
import { readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { readTextFile } from '@rslib-docs/kit/node/files';
import type { CopiedPage, SiteAddress, PageGroup, TranslationStates } from './contract';
import { isIn } from '../page-data/states';
import { composeCopy, composeIndex, type IndexFacts } from './compose';
import { toMarkdown } from './to-markdown';

const OTHER_SITE = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** A translated page links to files beside it, which may exist in English only. */
const fileKey = (relativePath: string): string => pageOfSource(relativePath) ?? relativePath;

/** Rewrites links for use outside of the site: to copies of pages, else absolute. */
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

interface CopiesInput {
  siteDir: string;
  site: SiteAddress;
  /** BCP 47 tag of the language that is being built. */
  lang: string;
  pages: readonly CopiedPage[];
  groups: readonly PageGroup[];
  states: TranslationStates;
  index: IndexFacts;
}

/** Pages that are already in a group come in its order, the others after them. */
function sortByGroups(pages: readonly CopiedPage[], groups: readonly PageGroup[]): CopiedPage[] {
  const order = groups.flatMap(({ routePaths }) => routePaths);
  const place = ({ routePath }: CopiedPage) => order.indexOf(routePath) + 1 || Infinity;
  return [...pages].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** The source of what the page shows: where a translation is broken, that is the English. */
function shownFile({ routePath, relativePath }: CopiedPage, states: TranslationStates): string {
  const isEnglish = states[routePath]?.state === 'english';
  return (isEnglish && pageOfSource(relativePath)) || relativePath;
}

/** A copy of each page, `llms.txt` and `llms-full.txt`, by their paths below the base path. */
export async function makeCopies(input: CopiesInput): Promise<Files> {
  const { pages, site, states, index } = input;
  const resolverFor = createLinkResolver(pages, site);
  const copies = new Map(
    await Promise.all(
      pages.map(async (page): Promise<[string, string]> => {
        const file = shownFile(page, states);
        const source = await readTextFile(path.join(input.siteDir, file));
        const { tree } = await readCachedMarkdown(source);
        const text = composeCopy(page, toMarkdown(source, tree, resolverFor(page)), {
          url: new URL(page.routePath, site.origin).href,
          lang: input.lang,
          toolVersion: index.toolVersion,
          isTranslation: index.isTranslation,
          translation: states[page.routePath],
          index: `${index.rules.index}<${index.indexes[0]!.url}>`,
        });
        return [page.routePath, text];
      }),
    ),
  );
  const latest = sortByGroups(
    pages.filter(({ version, state }) => version === '' && isIn('markdownIndex', state)),
    input.groups,
  );
  const files = [...copies].map(([routePath, text]): [string, string] => [
    copyAddress(routePath).slice(site.base.length),
    text,
  ]);
  return new Map([
    ...files,
    ['llms.txt', composeIndex(latest, input.groups, states, site, index)],
    ['llms-full.txt', latest.map(({ routePath }) => copies.get(routePath)).join('\n')],
  ]);
}
